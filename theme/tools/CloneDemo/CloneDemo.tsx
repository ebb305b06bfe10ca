import { useKeptText } from '../parts/useKeptText';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { Loaded } from '../../shared/Loaded';
import { Demo } from '../parts/Demo';
import { Field } from '../parts/Field';
import { Presets } from '../parts/Presets';
import texts from './texts.json';

const PRESETS = [
  "{ id: 7, items: [{ sku: 'A1' }] }",
  "new Map([['tea', { count: 2 }]])",
  'new Set([[1, 2]])',
  '{ saved: new Date(0), pattern: /tea/g }',
  '[1, , 3]',
];

/** Copies a value with `clone` and `cloneDeep`, and shows what the copies share with it. */
export function CloneDemo() {
  const t = useTexts(texts);
  const [value, setValue] = useKeptText('CloneDemo', PRESETS[0]!);
  return (
    <Demo>
      <Field label={t('value')} value={value} onChange={setValue} />
      <Presets presets={PRESETS} nameOf={String} onChoose={setValue} />
      <Loaded load={() => import('./CloneResults')}>
        {({ CloneResults }) => <CloneResults source={value} />}
      </Loaded>
    </Demo>
  );
}
