import { lazy, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../framework/client/useTexts';
import { STARTS_AT_ONCE } from '../../../ui/sharedNames';
import { MOST_PAIRS, readPairs } from '../../byExample/query/pairsInAddress';
import type { PairProblem, PairText } from '../../byExample/query/readPair';
import texts from '../../byExample/ui/texts.json';
import { Demo } from '../parts/Demo';
import { LazyPart } from '../parts/LazyPart';
import { Presets } from '../parts/Presets';
import { PairFields } from './PairFields';

const FindResults = lazy(() => import('./FindResults'));

const EMPTY: PairText = { input: '', result: '' };

const PRESETS: PairText[] = [
  { input: "'border-top'", result: "'borderTop'" },
  { input: '[4, 4, 7]', result: '[4, 7]' },
  { input: "'42'", result: "'0042'" },
  { input: '{ id: 7, note: null }', result: '{ id: 7 }' },
];

/** Finds the functions that give a result for an input, by one to three pairs of both. */
export function FindDemo() {
  const t = useTexts(texts);
  const form = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState([EMPTY]);
  const [problems, setProblems] = useState<(PairProblem | undefined)[]>([]);
  useEffect(() => {
    const linked = readPairs(window.location.hash);
    if (linked.length === 0) return;
    // What was typed before this component could react matters more than the address.
    // oxlint-disable-next-line react/set-state-in-effect -- a prerendered page does not know its address
    setTyped((known) => (known.every(isEmpty) ? linked : known));
    form.current!.scrollIntoView({ block: 'center' });
  }, []);
  const change = (place: number, part: Partial<PairText>) =>
    setTyped((known) => known.map((old, index) => (index === place ? { ...old, ...part } : old)));
  const add = useCallback(
    (pair: PairText) => setTyped((known) => [...known.filter((old) => !isEmpty(old)), pair]),
    [],
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
            onChange={(part) => change(place, part)}
            onRemove={typed.length > 1 ? () => remove(place) : undefined}
          />
        ))}
        {typed.length < MOST_PAIRS && (
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
        {typed.every(isEmpty) ? (
          <p>{t('empty')}</p>
        ) : (
          <LazyPart>
            <FindResults
              typed={typed}
              onRead={setProblems}
              onAnswer={typed.length < MOST_PAIRS ? add : undefined}
            />
          </LazyPart>
        )}
      </div>
    </Demo>
  );
}

function isEmpty({ input, result }: PairText): boolean {
  return input.trim() === '' && result.trim() === '';
}
