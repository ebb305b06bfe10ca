import { useId } from 'react';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { describeValue } from '@funtool-docs/facts/facets/describeRow';
import {
  type Choice,
  countValues,
  type Facet,
  FACETS,
  filterRows,
  type FunctionRow,
} from '@funtool-docs/facts/facets/facets';
import texts from '@funtool-docs/facts/facets/texts.json';

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
  return (
    <form className="ft-facets" aria-label={t('form')} onSubmit={(event) => event.preventDefault()}>
      {FACETS.map((facet) => (
        <FacetControl key={facet} {...{ facet, rows, choice, onChoose }} id={`${id}${facet}`} />
      ))}
      <p className="ft-facets__count">
        <output>{t('count', { count: length })}</output>
        {Object.keys(choice).length > 0 && (
          <button type="button" onClick={onClear}>
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
