import { Link } from '@rspress/core/theme-original';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { Failure } from '@funtool-docs/islands/client/Failure';
import { useLocalizedPath } from '@funtool-docs/islands/client/links';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import type { FinderResult } from '@funtool-docs/finder/engine/answer';
import { type CallParts, writeParts, type Pair } from '@funtool-docs/finder/engine/pair';
import { type PairProblem, type PairText, readPair } from '@funtool-docs/finder/query/readPair';
import { PlaygroundLink } from '../../example/EditTools';
import { VisibleText } from '../../example/VisibleText';
import { describeResult, hasGuesses } from '@funtool-docs/finder/texts/describe';
import texts from '@funtool-docs/finder/texts/texts.json';
import { useAnswer } from '../finder/useAnswer';
import { CodeLine } from '../../example/CodeButtonGroup';

interface FindResultsProps {
  typed: PairText[];
  /** Hears what is wrong with each pair, whenever they have been read. */
  onRead: (problems: (PairProblem | undefined)[]) => void;
  /** Adds the pair that a reader has chosen; absent where no more pairs are possible. */
  onAnswer: ((pair: PairText) => void) | undefined;
}

/** Shows what is found for pairs, announced to screen readers when it changes; lazy-loaded with the parser. */
export function FindResults({ typed, onRead, onAnswer }: FindResultsProps) {
  const t = useTexts(texts);
  const { pairs, problems } = usePairs(typed);
  const { answered, isLooking, error } = useAnswer(pairs);
  useEffect(() => onRead(problems), [onRead, problems]);
  return (
    <div className="ft-find__results">
      <div aria-live="polite" aria-busy={isLooking}>
        {error !== undefined && (
          <p>
            <Failure error={error} text={t('failed')} button="ft-demo__button" />
          </p>
        )}
        {isLooking && !answered && <p>{t('looking')}</p>}
        {answered &&
          error === undefined &&
          describeResult(answered.answer, answered.pairs, t).map((line) => (
            <p key={line}>
              <VisibleText>{line}</VisibleText>
            </p>
          ))}
      </div>
      {answered && error === undefined && <Found answer={answered.answer} onAnswer={onAnswer} />}
    </div>
  );
}

function Found({
  answer,
  onAnswer,
}: Pick<FindResultsProps, 'onAnswer'> & { answer: FinderResult }) {
  const t = useTexts(texts);
  const { found, near = [], natives, question } = answer;
  return (
    <>
      {found.length > 0 && <Functions label={t('functions')} functions={found} />}
      {near.length > 0 && (
        <div>
          <p>{t('near')}</p>
          <Functions label={t('near')} functions={near} />
        </div>
      )}
      {question && onAnswer && (
        <fieldset className="ft-find__question">
          <legend>
            <VisibleText>{t('question', { input: question.input })}</VisibleText>
          </legend>
          {question.results.map(({ code, names }) => (
            <button
              className="ft-demo__preset"
              type="button"
              key={code}
              title={names.join(', ')}
              onClick={() => onAnswer({ input: question.input, result: code })}
            >
              <VisibleText>{t('answer', { code, count: names.length })}</VisibleText>
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

/** Pages of functions, each with a call. */
function Functions({ label, functions }: { label: string; functions: FinderResult['found'] }) {
  const localize = useLocalizedPath();
  return (
    <ul className="ft-find__list" aria-label={label}>
      {functions.map(({ name, page, call }) => (
        <li key={name}>
          <Link href={localize(`/guide/api/${page}`)} translate="no">
            {name}
          </Link>
          <CallCode call={call} />
          <PlaygroundLink code={codeOf(name, page, call)} environment="worker" />
        </li>
      ))}
    </ul>
  );
}

const codeOf = (name: string, page: string, call: CallParts) =>
  `import { ${name.split(/[.#]/)[0]} } from 'funtool/${page.split('/')[0]}';\n\n${writeParts(call)}`;

/** A call as code; guessed arguments are highlighted, and said to be guessed. */
function CallCode({ call }: { call: CallParts }) {
  const t = useTexts(texts);
  return (
    <CodeLine>
      {call.map(({ code, isGuessed }, place) => {
        const Part = isGuessed ? 'mark' : Fragment;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- parts may be the same
          <Part key={place}>
            <VisibleText>{code}</VisibleText>
            {isGuessed && (
              <span className="ft-visually-hidden rp-copy-ignore">{t('guessedHere')}</span>
            )}
          </Part>
        );
      })}
    </CodeLine>
  );
}

/** Typing rests this long before pairs are read, in milliseconds. */
const REST = 300;

interface ReadPairs {
  /** Empty as long as one of them has a problem. */
  pairs: Pair[];
  /** By place; absent where there is none, or where nobody has typed anything. */
  problems: (PairProblem | undefined)[];
}

/** Reads pairs once typing rests. The same text gives the same arrays. */
function usePairs(typed: PairText[]): ReadPairs {
  const text = JSON.stringify(typed);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setRested, REST, text);
    return () => clearTimeout(timer);
  }, [text]);
  return useMemo(() => readTyped(JSON.parse(rested) as PairText[]), [rested]);
}

function readTyped(typed: PairText[]): ReadPairs {
  const read = typed.map((pair) =>
    pair.input.trim() === '' && pair.result.trim() === '' ? undefined : readPair(pair),
  );
  const problems = read.map((each) => (each && 'problem' in each ? each : undefined));
  const pairs = read.filter((each) => each && !('problem' in each)) as Pair[];
  return { pairs: problems.some(Boolean) ? [] : pairs, problems };
}
