import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../framework/client/useTexts';
import { keepPairs, MOST_PAIRS, readPairs } from '../../byExample/query/pairsInAddress';
import type { PairText } from '../../byExample/query/readPair';
import texts from '../../byExample/ui/texts.json';
import { Presets } from '../parts/Presets';
import { FindResults } from './FindResults';
import { PairFields } from './PairFields';
import { usePairs } from './usePairs';

const EMPTY: PairText = { input: '', result: '' };

const PRESETS: PairText[] = [
  { input: "'border-top'", result: "'borderTop'" },
  { input: '[4, 4, 7]', result: '[4, 7]' },
  { input: "'42'", result: "'0042'" },
  { input: '{ id: 7, note: null }', result: '{ id: 7 }' },
];

/** The fields for one to three pairs, and what is found for them; lazy-loaded with the parser. */
export default function FindForm() {
  const t = useTexts(texts);
  const form = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState([EMPTY]);
  const { pairs, problems } = usePairs(typed);
  useEffect(() => {
    const linked = readPairs(window.location.hash);
    if (linked.length === 0) return;
    // What was typed before this component could react matters more than the address.
    setTyped((known) => (known.every(isEmpty) ? linked : known));
    form.current!.scrollIntoView({ block: 'center' });
  }, []);
  useEffect(() => {
    if (pairs.length > 0) keepPairs(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- the address follows what was read, not each key
  }, [pairs]);
  useEffect(() => () => keepPairs([]), []);
  const change = (place: number, pair: PairText) =>
    setTyped((known) => known.map((old, index) => (index === place ? pair : old)));
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
    <div className="ft-find" ref={form}>
      {typed.map((pair, place) => (
        <PairFields
          // oxlint-disable-next-line react/no-array-index-key -- pairs have nothing but their place
          key={place}
          number={place + 1}
          pair={pair}
          problem={problems[place]}
          onChange={(changed) => change(place, changed)}
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
      <FindResults pairs={pairs} onAnswer={typed.length < MOST_PAIRS ? add : undefined} />
    </div>
  );
}

function isEmpty({ input, result }: PairText): boolean {
  return input.trim() === '' && result.trim() === '';
}
