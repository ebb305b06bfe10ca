import { lazy } from 'react';
import { useKeptText } from '@funtool-docs/islands/client/useKeptText';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { LazyPart } from '../parts/LazyPart';
import { Presets } from '../parts/Presets';
import texts from './texts.json';

const EqualResults = lazy(() => import('./EqualResults'));

const PRESETS = [
  ["{ id: 7, tags: ['new', 'sale'] }", "{ tags: ['sale', 'new'], id: 7 }"],
  ["['read', 'write']", "['write', 'read']"],
  ["new Map([['tea', 2]])", "new Map([['tea', 2]])"],
  ['new Set([1, 2])', 'new Set([2, 1])'],
  ['new Date(0)', 'new Date(NaN)'],
  ['NaN', 'NaN'],
  ['0', '-0'],
  ['[1, , 3]', '[1, undefined, 3]'],
] as const;

/** Compares two values with `isEqual`. */
export function EqualDemo() {
  const t = useTexts(texts);
  const [a, setA] = useKeptText('EqualDemo a', PRESETS[0][0]);
  const [b, setB] = useKeptText('EqualDemo b', PRESETS[0][1]);
  return (
    <Demo>
      <div className="ft-demo__fields">
        <Field label={t('a')} value={a} onChange={setA} />
        <Field label={t('b')} value={b} onChange={setB} />
      </div>
      <Presets
        presets={[...PRESETS]}
        nameOf={([first, second]) => `${first}, ${second}`}
        onChoose={([first, second]) => {
          setA(first);
          setB(second);
        }}
      />
      <LazyPart>
        <EqualResults a={a} b={b} />
      </LazyPart>
    </Demo>
  );
}
