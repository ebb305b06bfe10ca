import { isEqualPath, usePage, usePages, useSidebar } from '@rspress/core/runtime';
import { FallbackHeading } from '@rspress/core/theme';
import { type ReactNode, useMemo } from 'react';
import { useOverviewQuery } from './useOverviewQuery';
import { useText } from '../../framework/client/useText';
import {
  alphabeticalGroups,
  filterGroups,
  type OverviewGroup,
  overviewGroups,
} from './overviewGroups';
import { OverviewCard } from './OverviewCard';
import { OverviewFilter } from './OverviewFilter';
import './Overview.css';

/** An overview of all pages below it, by group or letter; `content` is its own Markdown. */
export function Overview({ content }: { content?: ReactNode }) {
  const t = useText();
  const { page } = usePage();
  const groups = useOverviewGroups(page.routePath);
  const [query, setQuery] = useOverviewQuery();
  const arranged = query.view === 'alphabetical' ? alphabeticalGroups(groups) : groups;
  const found = filterGroups(arranged, query.filter);
  return (
    <div className="ft-overview">
      <FallbackHeading level={1} title={page.title} />
      <div className="rp-doc rspress-doc">{content}</div>
      <OverviewFilter query={query} onChange={setQuery} count={countItems(found)} />
      {found.map(({ title, id, items }) => (
        <section key={id}>
          <h2 className="ft-overview__title" id={id}>
            {title || t('overview.othersText')}
          </h2>
          <ul className="ft-overview__items">
            {items.map((item) => (
              <li key={item.link}>
                <OverviewCard item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && (
        <p className="ft-overview__empty">
          {`${t('overview.filterNoResultText')}: ${query.filter}`}
        </p>
      )}
    </div>
  );
}

function countItems(groups: OverviewGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
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
