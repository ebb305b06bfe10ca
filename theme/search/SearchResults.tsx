/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a list of links whose selection follows an input */
import { type RefObject, useEffect } from 'react';
import { VisibleText } from '../example/VisibleText';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { hasArrow } from '@funtool-docs/finder/engine/pair';
import { LISTBOX_ID, RESULT_ID } from '@funtool-docs/shared/elementIds';
import {
  limitQuery,
  MAX_QUERY_LENGTH,
  type SearchGroup,
  type SearchSource,
} from '@funtool-docs/search/engine/searchSource';
import { NoResults, OtherWays } from './NoResults';
import { SearchStart } from './SearchStart';
import { SearchOption } from './SearchOption';
import type { ModifierKeys } from './useTyping';
import { useExampleSource } from './useExampleSource';
import { useSearch, useSelection } from './useSearch';
import texts from './results/texts.json';
import './SearchResults.css';

interface SearchResultsProps {
  source: SearchSource;
  query: string;
  hasRested: boolean;
  /** Its arrow keys move the selection. */
  input: RefObject<HTMLInputElement | null>;
  /** Modifier keys of an Enter that waits for results. */
  enter: ModifierKeys | undefined;
  onEntered: () => void;
  /** Gets the id of the result that a reader has moved to; empty before, `undefined` without results. */
  onActive: (id: string | undefined) => void;
  onFailure: (error: unknown) => void;
}

/** So few results that what was meant may not be among them, and how many other ways are offered then. */
const FEW = 3;
const FEW_WAYS = 2;

/** The results of a query, best first; the first one is selected. */
export function SearchResults({
  source,
  query,
  hasRested,
  input,
  enter,
  onEntered,
  onActive,
  onFailure,
}: SearchResultsProps) {
  const t = useTexts(texts);
  const keyword = limitQuery(query);
  const examples = useExampleSource(source);
  const search = { source: examples, keyword, hasRested, isUrgent: enter !== undefined, onFailure };
  const { answered, groups, isKnown } = useSearch(search);
  const results = groups.flatMap((group) => group.results);
  const isUnsure = groups.some((group) => group.isUnsure);
  const { selected, isMoved } = useSelection(results, answered, input);
  const activeId = isMoved ? RESULT_ID + selected : results.length > 0 ? '' : undefined;
  const count =
    results.length === 1
      ? t('searchCountOneText')
      : t('searchCountText', { count: String(results.length) });
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
          {t('searchLimitText', { count: String(MAX_QUERY_LENGTH) })}
        </output>
      )}
      {keyword === '' && <SearchStart />}
      {answered && results.length === 0 && <NoResults query={answered} />}
      {results.length > 0 && (
        <>
          <output className={isUnsure ? 'ft-search__note' : 'ft-visually-hidden'}>
            <VisibleText>
              {isUnsure ? t('unsure', { count }) : notesOf(groups) || count}
            </VisibleText>
          </output>
          <div
            className="ft-search__list"
            id={LISTBOX_ID}
            role="listbox"
            tabIndex={-1}
            aria-label={t('searchResultsText')}
            data-query={answered}
          >
            {groups.map(({ index, areGuides, notes = [], results: found }, place) => {
              const name = areGuides ? t('guides') : index;
              return (
                // oxlint-disable-next-line react/no-array-index-key -- several groups may have no name
                <div key={place} role="group" aria-label={name || t('searchResultsText')}>
                  {name && (
                    <p className="ft-search__index">
                      <VisibleText>{name}</VisibleText>
                    </p>
                  )}
                  {notes.map((note) => (
                    <p className="ft-search__remark" key={note}>
                      <VisibleText>{note}</VisibleText>
                    </p>
                  ))}
                  {found.map((result) => (
                    <SearchOption
                      key={result.key}
                      result={result}
                      place={results.indexOf(result)}
                      selected={selected}
                    />
                  ))}
                </div>
              );
            })}
          </div>
          {results.length <= FEW && !hasArrow(answered) && <OtherWays count={FEW_WAYS} />}
          <p className="ft-search__keys" aria-hidden="true">
            {(['Select', 'Open', 'Close'] as const).map((action) => (
              <span key={action}>{t(`searchKeys${action}Text`)}</span>
            ))}
          </p>
        </>
      )}
    </>
  );
}

/** Returns the notes of groups, for those who hear the results. */
function notesOf(groups: SearchGroup[]): string {
  const said = groups.filter(({ notes }) => notes && notes.length > 0);
  return said
    .flatMap(({ index, notes = [] }) => [index, ...notes])
    .join(' ')
    .trim();
}

/** A synthetic click keeps the modifier keys, which decide where a link opens. */
function openSelected(keys: ModifierKeys): void {
  document
    .querySelector('[role=option][aria-selected=true]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}
