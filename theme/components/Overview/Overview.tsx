import { isEqualPath, usePage, usePages, useSidebar } from '@rspress/core/runtime';
import { FallbackHeading, Link } from '@rspress/core/theme';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import { useText } from '../../hooks/useText';
import { filterGroups, type OverviewGroup, overviewGroups } from '../../support/overviewGroups';
import { CONTENT_ID } from '../Layout/Layout';
import './Overview.css';

/**
 * An overview page: every page below it, by group, with a keyword filter (specification, section 2.3).
 *
 * @param content The page's own Markdown, shown above the list.
 */
export function Overview({ content }: { content?: ReactNode }) {
  const t = useText();
  const { page } = usePage();
  const groups = useOverviewGroups(page.routePath);
  const [keyword, setKeyword] = useState('');
  const found = filterGroups(groups, keyword);
  return (
    <div className="ft-overview" id={CONTENT_ID} tabIndex={-1}>
      <FallbackHeading level={1} title={page.title} />
      <div className="rp-doc rspress-doc">{content}</div>
      <OverviewFilter keyword={keyword} onChange={setKeyword} count={countItems(found)} />
      {found.map(({ title, id, items }) => (
        <section className="ft-overview__group" key={id}>
          <h2 className="ft-overview__title" id={id}>
            {title || t('overview.othersText')}
          </h2>
          <ul className="ft-overview__items">
            {items.map(({ text, link, description }) => (
              <li key={link}>
                <Link className="ft-overview__item" href={link}>
                  <code className="ft-overview__name">{text}</code>
                  {description && <span className="ft-overview__text">{description}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && (
        <p className="ft-overview__empty">{`${t('overview.filterNoResultText')}: ${keyword}`}</p>
      )}
    </div>
  );
}

interface OverviewFilterProps {
  keyword: string;
  onChange: (keyword: string) => void;
  /** How many pages the keyword finds; announced to screen readers. */
  count: number;
}

function OverviewFilter({ keyword, onChange, count }: OverviewFilterProps) {
  const t = useText();
  const id = useId();
  if (!useHydrated()) return <div className="ft-overview__filter" />;
  return (
    <div className="ft-overview__filter">
      <label htmlFor={id}>{t('overview.filterNameText')}</label>
      <input
        className="ft-overview__input"
        id={id}
        type="search"
        placeholder={t('overview.filterPlaceholderText')}
        value={keyword}
        onChange={(event) => onChange(event.target.value)}
      />
      <output className="ft-overview__count" htmlFor={id}>
        {t('overview.countText', { count: String(count) })}
      </output>
    </div>
  );
}

function useOverviewGroups(routePath: string): OverviewGroup[] {
  const sidebar = useSidebar();
  const { pages } = usePages();
  return useMemo(() => {
    const describe = (link: string) =>
      pages.find((page) => isEqualPath(page.routePath, link))?.description;
    const isWanted = (link: string) => link.startsWith(routePath) && !isEqualPath(link, routePath);
    return overviewGroups(sidebar, isWanted).map(({ items, ...group }) => ({
      ...group,
      items: items.map((item) => ({ ...item, description: describe(item.link) })),
    }));
  }, [sidebar, pages, routePath]);
}

function countItems(groups: OverviewGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}
