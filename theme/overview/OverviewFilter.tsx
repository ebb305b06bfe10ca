import { useEffect, useId, useRef } from 'react';
import type { OverviewQuery, View } from './useOverviewQuery';
import { CODE_FIELD } from '../shared/codeField';
import { useText } from '../shared/useText';

interface OverviewFilterProps {
  query: OverviewQuery;
  /** Views to choose from, if there are any. */
  views: readonly View[];
  onChange: (part: Partial<OverviewQuery>) => void;
  /** Announced to screen readers; the view by behaviour has a count of its own. */
  count: number | undefined;
}

const TEXTS = {
  category: 'overview.byCategoryText',
  task: 'overview.byTaskText',
  alphabetical: 'overview.alphabeticalText',
  behaviour: 'overview.byBehaviourText',
} as const;

/** Hidden without scripts; keeps what was typed before hydration. */
export function OverviewFilter({ query, views, onChange, count }: OverviewFilterProps) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const filter = input.current?.value;
    if (filter) onChange({ filter });
    // oxlint-disable-next-line react/exhaustive-deps -- typed before this component could react
  }, []);
  return (
    <div className="ft-overview__filter">
      <label htmlFor={id}>{t('overview.filterNameText')}</label>
      <input
        className="ft-overview__input"
        id={id}
        ref={input}
        type="search"
        maxLength={200}
        {...CODE_FIELD}
        placeholder={t('overview.filterPlaceholderText')}
        value={query.filter}
        onChange={(event) => onChange({ filter: event.target.value })}
      />
      <output className="ft-overview__count" htmlFor={id}>
        {count !== undefined && t('overview.countText', { count: String(count) })}
      </output>
      {views.length > 0 && (
        <fieldset className="ft-overview__views">
          <legend className="ft-visually-hidden">{t('overview.viewText')}</legend>
          {views.map((view) => (
            <button
              className="ft-overview__view"
              type="button"
              key={view}
              aria-pressed={view === query.view}
              onClick={() => onChange({ view })}
            >
              {t(TEXTS[view])}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
