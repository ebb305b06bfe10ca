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
  onChange: (choice: Choice) => void;
}

/** A control for each facet; its options say how many functions would be left. Hidden without scripts. */
export function FacetForm({ rows, choice, onChange }: FacetFormProps) {
  const t = useTexts(texts);
  const id = useId();
  const { length } = filterRows(rows, choice);
  return (
    <form className="ft-facets" aria-label={t('form')} onSubmit={(event) => event.preventDefault()}>
      {FACETS.map((facet) => (
        <FacetControl key={facet} {...{ facet, rows, choice, onChange }} id={`${id}${facet}`} />
      ))}
      <p className="ft-facets__count">
        <output>{t('count', { count: length })}</output>
        {Object.keys(choice).length > 0 && (
          <button type="button" onClick={() => onChange({})}>
            {t('clear')}
          </button>
        )}
      </p>
    </form>
  );
}

interface FacetControlProps extends FacetFormProps {
  facet: Facet;
  id: string;
}

/** Values that would leave nothing cannot be chosen. */
function FacetControl({ facet, rows, choice, onChange, id }: FacetControlProps) {
  const t = useTexts(texts);
  const { [facet]: chosen, ...others } = choice;
  const choose = (value: string) => onChange(value ? { ...others, [facet]: value } : others);
  return (
    <p className="ft-facets__facet">
      <label htmlFor={id}>{t(facet)}</label>
      <select id={id} value={chosen ?? ''} onChange={(event) => choose(event.target.value)}>
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
