import { useTexts } from '@funtool-docs/islands/client/useTexts';
import type {
  LodashNames,
  LodashName,
  Replacement,
} from '@funtool-docs/facts/differences/differences';
import texts from './texts.json';
import { Code } from '../../shared/Code';
import { Link } from '@rspress/core/theme-original';
import { useLocalizedPath } from '@funtool-docs/islands/client/useLocalizedPath';

interface LodashVerdictProps {
  /** Absent if lodash has no such function. */
  entry: LodashName | undefined;
  version: string;
}

/** The verdict on each function of lodash that a piece of code names. */
export function LodashResults({ names, data }: { names: string[]; data: LodashNames }) {
  const t = useTexts(texts);
  if (names.length === 0) return <p>{t('nothing')}</p>;
  // Every object has names such as `constructor`, which lodash lacks.
  const find = (name: string) => (Object.hasOwn(data.names, name) ? data.names[name] : undefined);
  const count = names.length;
  const closest = names.flatMap((name) => find(name)?.replacements[0] ?? []);
  const safe = closest.filter(({ calls, same }) => same === calls).length;
  const verdicts = { safe, differs: closest.length - safe, none: count - closest.length };
  return (
    <>
      <p>{t('found', { count, ...verdicts })}</p>
      <dl className="ft-demo__results">
        {names.map((name) => (
          <div key={name}>
            <dt>
              <Code>_.{name}</Code>
            </dt>
            <LodashVerdict entry={find(name)} version={data.version} />
          </div>
        ))}
      </dl>
    </>
  );
}

/** Shows what can take the place of one function of lodash, and the call that shows how it differs. */
function LodashVerdict({ entry, version }: LodashVerdictProps) {
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
