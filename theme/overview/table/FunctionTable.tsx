import { Link } from '@rspress/core/theme-original';
import { useLocalizedPath } from '@funtool-docs/islands/client/links';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import {
  describeRow,
  describeValue,
  type Choice,
  countValues,
  type Facet,
  FACETS,
  filterRows,
  type FunctionRow,
  readChoice,
  writeChoice,
} from '@funtool-docs/facts/facets/facets';
import texts from '@funtool-docs/facts/facets/texts.json';
import type { LatestParams } from '../useOverviewQuery';
import { Code } from '../../shared/Code';
import './FunctionTable.css';
import { useHydrated } from '@funtool-docs/islands/client/useHydrated';
import { type SyntheticEvent, useId, useState } from 'react';

interface FunctionTableProps {
  all: FunctionRow[];
  /** The choice is among them, as `?takes=array&returns=boolean`. */
  params: LatestParams;
  /** Says of the text of a row whether it is wanted. */
  isWanted: (text: string) => boolean;
}

/** All functions with what they take, return and keep to, and controls that leave the fitting ones. */
export function FunctionTable({ all, isWanted, params: [params, change] }: FunctionTableProps) {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const rows = all.filter(({ title, description }) => isWanted(title) || isWanted(description));
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

/** Facets that most readers ask for; the others are behind a button. */
const FIRST = 3;

interface FacetFormProps {
  rows: FunctionRow[];
  choice: Choice;
  /** Hears the value of a facet; `undefined` for any. */
  onChoose: (facet: Facet, value: string | undefined) => void;
  onClear: () => void;
}

/** A control for each facet; its options say how many functions would be left. Hidden without scripts. */
export function FacetForm({ rows, choice, onChoose, onClear }: FacetFormProps) {
  const t = useTexts(texts);
  const id = useId();
  const { length } = filterRows(rows, choice);
  const rest = FACETS.slice(FIRST);
  const [isOpen, setIsOpen] = useState(() => rest.some((facet) => choice[facet]));
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
    setIsOpen(currentTarget.open);
  /** The focus leaves a button that is about to go for a control, which is hidden in closed details. */
  const goOnAt = (facet: Facet, change: () => void) => () => {
    change();
    const select = document.getElementById(id + facet)!;
    select.closest('details')?.toggleAttribute('open', true);
    select.focus();
  };
  const control = (facet: Facet) => (
    <FacetControl key={facet} {...{ facet, rows, choice, onChoose }} id={`${id}${facet}`} />
  );
  return (
    <form className="ft-facets" aria-label={t('form')} onSubmit={(event) => event.preventDefault()}>
      {FACETS.slice(0, FIRST).map(control)}
      <details className="ft-facets__more" open={isOpen} onToggle={toggle}>
        <summary>{t('more', { count: rest.filter((facet) => choice[facet]).length })}</summary>
        <div className="ft-facets">{rest.map(control)}</div>
      </details>
      <p className="ft-facets__count">
        <output>{t('count', { count: length })}</output>
        {FACETS.filter((facet) => choice[facet]).map((facet) => {
          const name = `${t(facet)}: ${describeValue(facet, choice[facet]!, t)}`;
          return (
            <button
              key={facet}
              type="button"
              aria-label={t('remove', { name })}
              onClick={goOnAt(facet, () => onChoose(facet, undefined))}
            >
              {name} ×
            </button>
          );
        })}
        {Object.keys(choice).length > 0 && (
          <button type="button" onClick={goOnAt(FACETS[0]!, onClear)}>
            {t('clear')}
          </button>
        )}
      </p>
    </form>
  );
}

interface FacetControlProps extends Omit<FacetFormProps, 'onClear'> {
  facet: Facet;
  id: string;
}

/** Values that would leave nothing cannot be chosen. */
function FacetControl({ facet, rows, choice, onChoose, id }: FacetControlProps) {
  const t = useTexts(texts);
  const chosen = choice[facet];
  return (
    <p className="ft-facets__facet">
      <label htmlFor={id}>{t(facet)}</label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(facet, target.value || undefined)}
      >
        <option value="">{t('anyValue')}</option>
        {countValues(rows, choice, facet).map(({ value, count }) => (
          <option key={value} value={value} disabled={count === 0 && value !== chosen}>
            {t('option', { label: describeValue(facet, value, t), count })}
          </option>
        ))}
      </select>
    </p>
  );
}
