/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a list of links whose selection follows an input */
import { type RefObject, useEffect } from 'react';
import { useText } from '../../../framework/client/useText';
import { LISTBOX_ID } from '../../../ui/elementIds';
import { limitQuery, LONGEST_QUERY } from '../engine/limitQuery';
import type { SearchSource } from '../engine/searchSource';
import { optionId, SearchOption } from './SearchOption';
import type { HeldKeys } from './useEnter';
import { useSearch } from './useSearch';
import { useSelection } from './useSelection';
import './SearchResults.css';

interface SearchResultsProps {
  source: SearchSource;
  query: string;
  /** The input, whose arrow keys belong to the results. */
  input: RefObject<HTMLInputElement | null>;
  /** Keys held with an Enter that is to open the selected result once it is known. */
  enter: HeldKeys | undefined;
  /** Called when the Enter has been done, or nothing was found. */
  onEntered: () => void;
  /** Told the id of the selected result. */
  onActive: (id: string | undefined) => void;
  /** Called when the source fails. */
  onFailure: (error: unknown) => void;
}

/** What a query finds: pages, the best one first and selected. */
export function SearchResults({
  source,
  query,
  input,
  enter,
  onEntered,
  onActive,
  onFailure,
}: SearchResultsProps) {
  const t = useText();
  const keyword = limitQuery(query);
  const search = { source, keyword, input, isUrgent: enter !== undefined, onFailure };
  const { answered, groups, isKnown } = useSearch(search);
  const results = groups.flatMap((group) => group.results);
  const selected = useSelection(results, input);
  const activeId = results.length > 0 ? optionId(selected) : undefined;
  useEffect(() => onActive(activeId), [activeId, onActive]);
  useEffect(() => {
    if (!enter || !isKnown) return;
    onEntered();
    openSelected(enter);
  }, [enter, isKnown, onEntered]);
  return (
    <>
      {keyword !== query.trim() && (
        <output className="ft-search__note">
          {t('searchLimitText', { count: String(LONGEST_QUERY) })}
        </output>
      )}
      {answered && results.length === 0 && <NoResults query={answered} />}
      {results.length > 0 && (
        <>
          <output className="ft-visually-hidden">
            {results.length === 1
              ? t('searchCountOneText')
              : t('searchCountText', { count: String(results.length) })}
          </output>
          <div
            className="ft-search__list"
            id={LISTBOX_ID}
            role="listbox"
            aria-label={t('searchResultsText')}
            data-query={answered}
          >
            {groups.map(({ index, results: found }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- several groups may have no name
              <div key={place} role="group" aria-label={index || t('searchResultsText')}>
                {index && <p className="ft-search__index">{index}</p>}
                {found.map((result) => (
                  <SearchOption
                    key={result.key}
                    result={result}
                    place={results.indexOf(result)}
                    selected={selected}
                  />
                ))}
              </div>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** Follows the link like a press would, with the same modifier keys. */
function openSelected(keys: HeldKeys): void {
  document
    .querySelector('[role=option][aria-selected=true]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
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
