import { useTexts } from '@funtool-docs/islands/client/useTexts';
import type { PairProblem, PairText } from '@funtool-docs/finder/query/readPair';
import { describeProblem } from '@funtool-docs/finder/texts/describe';
import texts from '@funtool-docs/finder/texts/texts.json';
import { Field } from '../parts/Field';

interface PairFieldsProps {
  /** Place of the pair, from 1. */
  number: number;
  pair: PairText;
  problem: PairProblem | undefined;
  /** Gets what has changed. */
  onChange: (part: Partial<PairText>) => void;
  /** Absent for a pair that must stay. */
  onRemove: (() => void) | undefined;
}

/** The two fields of a pair, with what is wrong at the field that it concerns. */
export function PairFields({ number, pair, problem, onChange, onRemove }: PairFieldsProps) {
  const t = useTexts(texts);
  const problemAt = (side: 'input' | 'result') => {
    // Nobody is told what is missing while they fill in the other field.
    const isOpen = problem?.problem === 'noInput' || problem?.problem === 'noResult';
    return problem?.side === side && !isOpen ? describeProblem(problem, t) : undefined;
  };
  return (
    <div className="ft-demo__fields">
      <Field
        label={t('input', { number })}
        value={pair.input}
        problem={problemAt('input')}
        onChange={(input) => onChange({ input })}
      />
      <Field
        label={t('result', { number })}
        value={pair.result}
        problem={problemAt('result')}
        onChange={(result) => onChange({ result })}
      />
      {onRemove && (
        <button
          className="ft-demo__button"
          type="button"
          aria-label={t('removePair', { number })}
          onClick={onRemove}
        >
          ×
        </button>
      )}
    </div>
  );
}
