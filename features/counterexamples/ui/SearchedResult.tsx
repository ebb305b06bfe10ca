import { useTexts } from '../../../framework/client/useTexts';
import { VisibleText } from '../../examples/ui/VisibleText';
import type { Side } from '../engine/finding';
import { describeResult } from './describe';
import texts from './texts.json';
import type { Searched } from './useLawSearch';

interface SearchedResultProps {
  searched: Searched | undefined;
  /** Code of what the law compares; absent if it compares nothing. */
  sides: [string, string] | undefined;
}

/** What a search has found, announced to screen readers when it ends. */
export function SearchedResult({ searched, sides: codes }: SearchedResultProps) {
  const t = useTexts(texts);
  const result = searched?.result;
  const inputs = result && 'inputs' in result ? (result.inputs ?? []) : [];
  const sides = result?.type === 'broken' && result.sides.length === 2 ? result.sides : [];
  const [first, ...others] = result ? describeResult(result, t) : [];
  return (
    <div className="ft-law__result" aria-live="polite" aria-busy={Boolean(searched && !result)}>
      {searched && !result && <p>{t('searching')}</p>}
      {first && <p role={result?.type === 'unavailable' ? 'alert' : undefined}>{first}</p>}
      {inputs.length > 0 && (
        <dl className="ft-demo__results ft-law__inputs" aria-label={t('inputs')}>
          {inputs.map((code, place) => (
            <Row
              key={searched!.law.variables[place]?.name}
              name={searched!.law.variables[place]?.name}
            >
              <code>{code}</code>
            </Row>
          ))}
        </dl>
      )}
      {codes && sides.length > 0 && (
        <dl className="ft-demo__results" aria-label={t('sides')}>
          {sides.map((side, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- both sides may be the same code
            <Row key={place} name={codes[place]}>
              <SideResult side={side} />
            </Row>
          ))}
        </dl>
      )}
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function Row({ name, children }: { name: string | undefined; children: React.ReactNode }) {
  return (
    <div className="ft-demo__result">
      <dt>
        <code>{name}</code>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function SideResult({ side }: { side: Side }) {
  const t = useTexts(texts);
  if ('error' in side) return t('throws', { error: side.error });
  return (
    <code>
      <VisibleText>{side.value}</VisibleText>
    </code>
  );
}
