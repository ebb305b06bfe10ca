import { Link } from '@rspress/core/theme-original';
import { useLocalizedPath } from '@funtool-docs/islands/client/useLocalizedPath';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import type { LodashName, Replacement } from '@funtool-docs/facts/differences/differences';
import texts from './texts.json';
import { Code } from '../../shared/Code';

interface LodashVerdictProps {
  /** Absent if lodash has no such function. */
  entry: LodashName | undefined;
  version: string;
}

/** Shows what can take the place of one function of lodash, and the call that shows how it differs. */
export function LodashVerdict({ entry, version }: LodashVerdictProps) {
  const t = useTexts(texts);
  if (!entry) return <dd>{t('unknown', { version })}</dd>;
  const { replacements, instead } = entry;
  if (replacements.length > 0) {
    return replacements.map((found) => <Found key={found.name} {...found} />);
  }
  if (!instead) return <dd>{t('none')}</dd>;
  return (
    <dd>
      {t('instead')} <Code>{instead}</Code>
    </dd>
  );
}

function Found({ name, page, calls, same, refused, shown }: Replacement) {
  const t = useTexts(texts);
  const localize = useLocalizedPath();
  const isRefused = refused > 0 && refused === calls - same;
  return (
    <dd>
      <Link href={localize(`/guide/api/${page}`)}>
        <Code>{name}</Code>
      </Link>{' '}
      {shown ? t('differs', { calls, same }) : t('safe', { calls })}
      {isRefused && t('onlyRefused')}
      {shown && (
        <>
          {shown.setup && <Code className="ft-demo__line">{shown.setup}</Code>}
          <Code className="ft-demo__line">{shown.input}</Code>
          <dl className="ft-demo__results">
            <Result library="funtool" value={shown.funtool} />
            <Result library="lodash" value={shown.lodash} />
          </dl>
        </>
      )}
    </dd>
  );
}

function Result({ library, value }: { library: string; value: string }) {
  return (
    <div className="ft-demo__result">
      <dt>{library}</dt>
      <dd>
        <Code>{value}</Code>
      </dd>
    </div>
  );
}
