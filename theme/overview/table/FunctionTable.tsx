import { Link } from '@rspress/core/theme-original';
import { useMemo } from 'react';
import { useLocalizedPath } from '../../../packages/islands/client/useLocalizedPath';
import { useTexts } from '../../../packages/islands/client/useTexts';
import { describeRow } from '../../../packages/facts/facets/describeRow';
import { FACETS, filterRows, type FunctionRow } from '../../../packages/facts/facets/facets';
import texts from '../../../packages/facts/facets/texts.json';
import { FacetForm } from './FacetForm';
import { useChoice } from './useChoice';
import { Code } from '../../shared/Code';
import './FunctionTable.css';

interface FunctionTableProps {
  /** Rows as JSON; the build adds them. */
  rows?: string;
}

/** All functions with what they take, return and keep to, and controls that leave the fitting ones. */
export function FunctionTable({ rows: json = '[]' }: FunctionTableProps) {
  const t = useTexts(texts);
  const rows = useMemo(() => JSON.parse(json) as FunctionRow[], [json]);
  const [choice, setChoice] = useChoice();
  const found = filterRows(rows, choice);
  return (
    <>
      <FacetForm rows={rows} choice={choice} onChange={setChoice} />
      {found.length > 0 ? <Table rows={found} /> : <p>{t('none')}</p>}
    </>
  );
}

function Table({ rows }: { rows: FunctionRow[] }) {
  const t = useTexts(texts);
  const localize = useLocalizedPath();
  return (
    <table className="ft-functions">
      <thead>
        <tr>
          {[t('function'), ...FACETS.map((facet) => t(facet))].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const cells = describeRow(row, t);
          return (
            <tr key={row.page}>
              <th scope="row">
                <Link href={localize(`/guide/api/${row.page}`)}>
                  <Code>{row.title}</Code>
                </Link>
                <span>{row.description}</span>
              </th>
              {FACETS.map((facet, index) => (
                <td key={facet} data-label={t(facet)}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
