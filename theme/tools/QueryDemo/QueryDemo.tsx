import { lazy } from 'react';
import { useKeptText } from '@funtool-docs/islands/client/useKeptText';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { LazyPart } from '../parts/LazyPart';
import { Presets } from '../parts/Presets';
import texts from './texts.json';

const QueryResults = lazy(() => import('./QueryResults'));

const PRESETS = [
  "{ page: 2, sort: 'price', brand: null }",
  "{ price: { min: 10 }, tags: ['new', 'sale'] }",
  "{ q: 'tea & milk', from: new Date(0) }",
];

/** Writes an object as a query string with `parseQuery` and `parseQueryDeep`. */
export function QueryDemo() {
  const t = useTexts(texts);
  const [object, setObject] = useKeptText('QueryDemo', PRESETS[1]!);
  return (
    <Demo>
      <Field label={t('object')} value={object} onChange={setObject} />
      <Presets presets={PRESETS} nameOf={String} onChoose={setObject} />
      <LazyPart>
        <QueryResults object={object} />
      </LazyPart>
    </Demo>
  );
}
