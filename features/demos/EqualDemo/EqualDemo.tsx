import { lazy, useState } from 'react';
import { useTexts } from '../../../framework/client/useTexts';
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
  const [[a, b], setValues] = useState<readonly [string, string]>(PRESETS[0]);
  return (
    <Demo>
      <div className="ft-demo__fields">
        <Field
          label={t('a')}
          value={a}
          onChange={(text) => setValues(([, other]) => [text, other])}
        />
        <Field
          label={t('b')}
          value={b}
          onChange={(text) => setValues(([other]) => [other, text])}
        />
      </div>
      <Presets
        presets={[...PRESETS]}
        nameOf={([first, second]) => `${first}, ${second}`}
        onChoose={setValues}
      />
      <LazyPart>
        <EqualResults a={a} b={b} />
      </LazyPart>
    </Demo>
  );
}
