/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a list of links whose selection follows an input */
import { Link } from '@rspress/core/theme-original';
import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../hooks/useText';
import type { SearchResult, SearchSource } from '../../support/search/searchSource';
import { Marked } from './Marked';
import { useSearch } from './useSearch';
import { LISTBOX_ID } from './useSearchPanel';
import { useSelection } from './useSelection';
import './SearchResults.css';

interface SearchResultsProps {
  source: SearchSource;
  query: string;
  /** The input, whose arrow keys and Enter belong to the results. */
  input: RefObject<HTMLInputElement | null>;
  /** Told the id of the selected result. */
  onActive: (id: string | undefined) => void;
}

/** What a query finds: pages, the best one first and selected. */
export function SearchResults({ source, query, input, onActive }: SearchResultsProps) {
  const t = useText();
  const { answered, groups } = useSearch(source, query, input);
  const results = groups.flatMap((group) => group.results);
  const selected = useSelection(results, input);
  const activeId = results.length > 0 ? optionId(selected) : undefined;
  useEffect(() => onActive(activeId), [activeId, onActive]);
  if (!answered) return null;
  if (results.length === 0) return <NoResults query={answered} />;
  return (
    <>
      <output className="ft-visually-hidden">
        {t('searchCountText', { count: String(results.length) })}
      </output>
      <div
        className="ft-search__list"
        id={LISTBOX_ID}
        role="listbox"
        aria-label={t('searchResultsText')}
        data-query={answered}
      >
        {groups.map((group) => (
          <div key={group.index} role="group" aria-label={group.index || t('searchResultsText')}>
            {group.index && <p className="ft-search__index">{group.index}</p>}
            {group.results.map((result) => {
              const place = results.indexOf(result);
              return <Option key={result.key} result={result} place={place} selected={selected} />;
            })}
          </div>
        ))}
      </div>
    </>
  );
}

function Option({
  result,
  place,
  selected,
}: {
  result: SearchResult;
  place: number;
  selected: number;
}) {
  const { href, title, category, signature, section, snippet } = result;
  const isSelected = place === selected;
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isSelected) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <Link
      className="ft-search__option"
      id={optionId(place)}
      ref={ref}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      href={href}
    >
      <span className="ft-search__title">
        <span>
          <Marked {...title} />
        </span>
        {category && <span className="ft-search__category">{category}</span>}
      </span>
      {signature && <code className="ft-search__signature">{signature}</code>}
      <span className="ft-search__snippet">
        {section && <span className="ft-search__section">{section}</span>}
        <Marked {...snippet} />
      </span>
    </Link>
  );
}

function NoResults({ query }: { query: string }) {
  const t = useText();
  return (
    <output className="ft-search__empty" data-query={query}>
      <p className="ft-search__none">{`${t('searchNoResultsText')} “${query}”`}</p>
      <p>{t('searchSuggestedQueryText')}</p>
    </output>
  );
}

function optionId(place: number): string {
  return `search-result-${place}`;
}
