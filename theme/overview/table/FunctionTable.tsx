import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useLocalizedPath } from '@funtool-docs/islands/client/useLocalizedPath';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { describeRow } from '@funtool-docs/facts/facets/describeRow';
import {
  FACETS,
  filterRows,
  type FunctionRow,
  functionsPath,
  readChoice,
  writeChoice,
} from '@funtool-docs/facts/facets/facets';
import texts from '@funtool-docs/facts/facets/texts.json';
import type { LatestParams } from '../useLatestParams';
import { FacetForm } from './FacetForm';
import { Code } from '../../shared/Code';
import { Fetched } from '../../shared/Fetched';
import './FunctionTable.css';
import { useHydrated } from '@funtool-docs/islands/client/useHydrated';

interface FunctionTableProps {
  /** The choice is among them, as `?takes=array&returns=boolean`. */
  params: LatestParams;
  /** Says of the text of a row whether it is wanted. */
  isWanted: (text: string) => boolean;
}

/**
 * All functions with what they take, return and keep to, and controls that leave the fitting ones. Loads the
 * rows once it is shown.
 */
export default function FunctionTable({ params, isWanted }: FunctionTableProps) {
  return (
    <Fetched<FunctionRow[]> path={functionsPath(useLang())} texts={texts}>
      {(rows) => (
        <Choices
          params={params}
          rows={rows.filter(({ title, description }) => isWanted(title) || isWanted(description))}
        />
      )}
    </Fetched>
  );
}

interface ChoicesProps extends Pick<FunctionTableProps, 'params'> {
  rows: FunctionRow[];
}

function Choices({ rows, params: [params, change] }: ChoicesProps) {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const choice = isHydrated ? readChoice(params) : {};
  const found = filterRows(rows, choice);
  return (
    <div className="rp-doc rspress-doc">
      <FacetForm
        rows={rows}
        choice={choice}
        onChoose={(facet, value) =>
          change((current) => writeChoice(current, { ...readChoice(current), [facet]: value }))
        }
        onClear={() => change((current) => writeChoice(current, {}))}
      />
      {found.length > 0 ? <Table rows={found} /> : <p>{t('none')}</p>}
    </div>
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
