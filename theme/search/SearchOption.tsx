/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a link whose selection follows an input */
import { Fragment, memo, useEffect, useRef } from 'react';
import { VisibleText } from '../example/VisibleText';
import { SiteLink } from '@funtool-docs/islands/client/links';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { RESULT_ID } from '@funtool-docs/shared/elementIds';
import type { SearchResult, MarkedText } from '@funtool-docs/search/engine/searchSource';
import { titleAttributes } from '../shared/titleAttributes';
import texts from './results/texts.json';

interface SearchOptionProps {
  result: SearchResult;
  place: number;
  selected: number;
}

/**
 * A result: a link that the arrow keys select and scroll into view; only the first has more than two lines.
 * Renders for an answer or a selection alone, since a reader types faster than a phone renders a list.
 */
export const SearchOption = memo(function Option({ result, place, selected }: SearchOptionProps) {
  const t = useTexts(texts);
  const { href, title, category, description, section, snippet, keyword } = result;
  const isFirst = place === 0;
  const isSelected = place === selected;
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isSelected) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <SiteLink
      className={isFirst ? 'ft-search__option' : 'ft-search__option ft-search__option--later'}
      id={RESULT_ID + place}
      ref={ref}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      href={href}
    >
      <span className="ft-search__title">
        <span {...titleAttributes(href)}>
          <Marked {...title} />
        </span>
        {category && <span className="ft-search__category">{category}</span>}
      </span>
      {isFirst && section && snippet.text !== description && (
        <span className="ft-search__description">{description}</span>
      )}
      <span className="ft-search__snippet">
        {section && <span className="ft-search__section">{section}</span>}
        <Marked {...snippet} />
      </span>
      {isFirst && keyword && (
        <span className="ft-search__keyword">
          {t('foundBy')}
          <Marked {...keyword} />
        </span>
      )}
    </SiteLink>
  );
});

function Marked({ text, ranges }: MarkedText) {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          <VisibleText>{text.slice(ranges[index - 1]?.[1] ?? 0, start)}</VisibleText>
          <mark className="ft-search__mark">
            <VisibleText>{text.slice(start, end)}</VisibleText>
          </mark>
        </Fragment>
      ))}
      <VisibleText>{text.slice(ranges.at(-1)?.[1] ?? 0)}</VisibleText>
    </>
  );
}
