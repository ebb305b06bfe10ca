import { useCallback, useRef, useState } from 'react';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { STARTS_AT_ONCE } from '@funtool-docs/shared/sharedNames';
import { escapeSpecialChars } from '@funtool-docs/runner/evaluator/specialChars';
import { MAX_PAIRS, readPairs, writePairs } from '@funtool-docs/finder/query/pairsInAddress';
import type { PairProblem, PairText } from '@funtool-docs/finder/query/readPair';
import texts from '@funtool-docs/finder/texts/texts.json';
import { Loaded } from '../../shared/Loaded';
import { Demo } from '../parts/Demo';
import { Presets } from '../parts/Presets';
import partTexts from '../parts/texts.json';
import { useLinkedWork } from '../parts/useLinkedWork';
import { describeProblem } from '@funtool-docs/finder/texts/describe';
import { Field } from '../parts/Field';

const EMPTY: PairText = { input: '', result: '' };

const PRESETS: PairText[] = [
  { input: "'border-top'", result: "'borderTop'" },
  { input: '[4, 4, 7]', result: '[4, 7]' },
  { input: "'42'", result: "'0042'" },
  { input: '{ id: 7, note: null }', result: '{ id: 7 }' },
];

function readTyped(hash: string) {
  const { pairs, isWhole } = readPairs(hash);
  return { work: pairs.length > 0 ? pairs : undefined, isWhole };
}

function isTyped(kept: unknown): kept is PairText[] {
  const pairs: Partial<PairText>[] = Array.isArray(kept) ? kept : [];
  const sides = pairs.flatMap((pair) => [pair?.input, pair?.result]);
  return sides.length > 0 && sides.every((side) => typeof side === 'string');
}

/** Finds the functions that give a result for an input, by one to three pairs of both. */
export function FindDemo() {
  const t = useTexts(texts);
  const form = useRef<HTMLDivElement>(null);
  const part = useTexts(partTexts);
  const source = useLinkedWork({
    name: 'FindDemo',
    empty: [EMPTY],
    isWork: isTyped,
    read: readTyped,
    write: writePairs,
    onOpen: () => form.current!.scrollIntoView({ block: 'center' }),
  });
  const { work: typed, change: setTyped, isLinkWhole } = source;
  const [problems, setProblems] = useState<(PairProblem | undefined)[]>([]);
  const change = (place: number, sides: Partial<PairText>) =>
    setTyped((known) => known.map((old, index) => (index === place ? { ...old, ...sides } : old)));
  const add = useCallback(
    (pair: PairText) => setTyped((known) => [...known.filter((old) => !isEmpty(old)), pair]),
    [setTyped],
  );
  const focusLast = () => {
    // The field is there after the update.
    requestAnimationFrame(() =>
      [...form.current!.querySelectorAll<HTMLInputElement>('input')].at(-2)?.focus(),
    );
  };
  const remove = (place: number) => {
    setTyped(typed.toSpliced(place, 1));
    focusLast();
  };
  return (
    <Demo>
      <div className="ft-find" ref={form} {...{ [STARTS_AT_ONCE]: '' }}>
        {typed.map((pair, place) => (
          <PairFields
            // oxlint-disable-next-line react/no-array-index-key -- pairs have nothing but their place
            key={place}
            number={place + 1}
            pair={pair}
            problem={problems[place]}
            onChange={(sides) => change(place, sides)}
            onRemove={typed.length > 1 ? () => remove(place) : undefined}
          />
        ))}
        {typed.length < MAX_PAIRS && (
          <button
            className="ft-demo__button"
            type="button"
            onClick={() => {
              setTyped([...typed, EMPTY]);
              focusLast();
            }}
          >
            {t('addPair')}
          </button>
        )}
        <Presets
          presets={PRESETS}
          nameOf={({ input, result }) => `${input} => ${result}`}
          onChoose={(preset) => setTyped([preset])}
        />
        {!isLinkWhole && <p role="alert">{part('linkBroken')}</p>}
        {typed.every(isEmpty) ? (
          <p>{t('empty')}</p>
        ) : (
          <Loaded load={() => import('./FindResults')}>
            {({ FindResults }) => (
              <FindResults
                typed={typed}
                onRead={setProblems}
                onAnswer={typed.length < MAX_PAIRS ? add : undefined}
              />
            )}
          </Loaded>
        )}
      </div>
    </Demo>
  );
}

function isEmpty({ input, result }: PairText): boolean {
  return input.trim() === '' && result.trim() === '';
}

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
function PairFields({ number, pair, problem, onChange, onRemove }: PairFieldsProps) {
  const t = useTexts(texts);
  const problemAt = (side: 'input' | 'result') => {
    // Nobody is told what is missing while they fill in the other field.
    const isOpen = problem?.problem === 'noInput' || problem?.problem === 'noResult';
    return problem?.side === side && !isOpen ? describeProblem(problem, t) : undefined;
  };
  return (
    <div className="ft-demo__fields">
      {(['input', 'result'] as const).map((side) => (
        <Field
          key={side}
          label={t(side, { number })}
          placeholder={PRESETS[number]?.[side]}
          value={pair[side]}
          problem={problemAt(side)}
          onChange={(text) => onChange({ [side]: escapeSpecialChars(text) })}
        />
      ))}
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
