import { Link } from '@rspress/core/theme-original';
import { useLocalizedPath } from '../../../framework/client/useLocalizedPath';
import { useTexts } from '../../../framework/client/useTexts';
import type { Answer } from '../../byExample/engine/answer';
import { writeParts } from '../../byExample/engine/callParts';
import type { Pair } from '../../byExample/engine/pair';
import type { PairText } from '../../byExample/query/readPair';
import { CallCode } from '../../byExample/ui/CallCode';
import { describeAnswer, hasGuesses } from '../../byExample/ui/describe';
import texts from '../../byExample/ui/texts.json';
import { useAnswer } from '../../byExample/ui/useAnswer';

interface FindResultsProps {
  pairs: Pair[];
  /** Adds the pair that a reader has chosen; absent where no more pairs are possible. */
  onAnswer: ((pair: PairText) => void) | undefined;
}

/** What is found for pairs, announced to screen readers when it changes. */
export function FindResults({ pairs, onAnswer }: FindResultsProps) {
  const t = useTexts(texts);
  const { answered, isLooking, hasFailed } = useAnswer(pairs);
  return (
    <div className="ft-find__results">
      <div aria-live="polite" aria-busy={isLooking}>
        {pairs.length === 0 && <p>{t('empty')}</p>}
        {hasFailed && <p role="alert">{t('failed')}</p>}
        {isLooking && !answered && <p>{t('looking')}</p>}
        {answered &&
          !hasFailed &&
          describeAnswer(answered.answer, answered.pairs, t).map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
      {answered && !hasFailed && <Found answer={answered.answer} onAnswer={onAnswer} />}
    </div>
  );
}

function Found({ answer, onAnswer }: Pick<FindResultsProps, 'onAnswer'> & { answer: Answer }) {
  const t = useTexts(texts);
  const localize = useLocalizedPath();
  const { found, natives, question } = answer;
  return (
    <>
      {found.length > 0 && (
        <ul className="ft-find__list" aria-label={t('functions')}>
          {found.map(({ name, page, call }) => (
            <li key={name}>
              <Link href={localize(`/guide/api/${page}`)}>{name}</Link>
              <CallCode call={call} />
            </li>
          ))}
        </ul>
      )}
      {question && onAnswer && (
        <fieldset className="ft-find__question">
          <legend>{t('question', { input: question.input })}</legend>
          {question.results.map(({ code, names }) => (
            <button
              className="ft-demo__preset"
              type="button"
              key={code}
              title={names.join(', ')}
              onClick={() => onAnswer({ input: question.input, result: code })}
            >
              {t('answer', { code, count: names.length })}
            </button>
          ))}
        </fieldset>
      )}
      {natives.length > 0 && (
        <div>
          <p>{t('native')}</p>
          <ul className="ft-find__list" aria-label={t('native')}>
            {natives.map((call) => (
              <li key={writeParts(call)}>
                <CallCode call={call} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasGuesses(answer) && <p>{t('guessed')}</p>}
    </>
  );
}
