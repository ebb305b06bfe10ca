import { useTexts } from '@funtool-docs/islands/client/useTexts';
import type {
  LodashNames,
  LodashName,
  Replacement,
} from '@funtool-docs/facts/differences/differences';
import { CodeLine } from '../../example/CodeButtonGroup';
import texts from './texts.json';
import { Code } from '../../shared/Code';
import { Link } from '@rspress/core/theme-original';
import { useLocalizedPath } from '@funtool-docs/islands/client/links';

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
      {/* Of what changes with each key, the sentence is enough to hear. */}
      <dl className="ft-demo__results ft-lodash" aria-live="off">
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
  return (
    <dd>
      <strong>{t('none')}</strong> {instead && t('instead')}
      {instead && <CodeLine>{instead}</CodeLine>}
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
      <strong data-verdict={shown ? 'differs' : 'safe'}>{t(shown ? 'differs' : 'safe')}</strong>{' '}
      {t('same', { calls, same })}
      {isRefused && t('onlyRefused')}
      <CodeLine>{`import { ${name} } from 'funtool/${page.split('/')[0]}';`}</CodeLine>
      {shown && (
        <>
          {shown.setup && (
            <details>
              <summary>{t('setup')}</summary>
              <Code>{shown.setup}</Code>
            </details>
          )}
          <Code className="ft-demo__line">{shown.input}</Code>
          <dl className="ft-lodash__sides">
            {(['funtool', 'lodash'] as const).map((library) => (
              <div key={library}>
                <dt>{library}</dt>
                <dd>
                  <Code>{shown[library]}</Code>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </dd>
  );
}
