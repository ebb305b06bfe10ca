/* oxlint-disable react/no-array-index-key -- the texts stay as they are while they are shown */
import { useLang, useSite } from '@rspress/core/runtime';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { type ProsePart, showPart } from '@funtool-docs/checks/sync/prose';
import type { TextsOfSection } from '@funtool-docs/checks/sync/textsToCompare';
import texts from '@funtool-docs/checks/sync/texts.json';
import { Code } from '../../shared/Code';

interface ComparisonProps {
  id: string;
  section: TextsOfSection;
}

/** The texts of a section beside each other, that of the reader's language first. */
export function Comparison({ id, section }: ComparisonProps) {
  const t = useTexts(texts);
  const own = useLang();
  const { site } = useSite();
  const locales = site.locales.toSorted((a, b) => Number(b.lang === own) - Number(a.lang === own));
  const columns = locales.map(({ lang }) => section[lang as keyof TextsOfSection]);
  const isPaired = columns.every(({ length }) => length === columns[0]!.length);
  // Where a text has more blocks, nobody knows which of them belong together.
  const rows = isPaired
    ? columns[0]!.map((_, index) => columns.map((blocks) => [blocks[index]!]))
    : [columns];
  return (
    <table className="ft-newer__texts" id={id}>
      <caption className="ft-visually-hidden">{t('both')}</caption>
      <thead>
        <tr>
          {locales.map(({ lang, label }) => (
            <th key={lang} scope="col" lang={lang}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((blocks, column) => (
              <td key={locales[column]!.lang} lang={locales[column]!.lang}>
                {blocks.map((parts, index) => (
                  <p key={index}>{parts.map(renderPart)}</p>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function renderPart(part: ProsePart, index: number) {
  const [kind, value] = part;
  return kind === 'inlineCode' ? <Code key={index}>{value}</Code> : showPart(part);
}
