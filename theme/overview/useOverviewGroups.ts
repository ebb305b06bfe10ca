import { isEqualPath, usePages, useSidebar } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { type OverviewGroup, overviewGroups } from './overviewGroups';

/** Groups the pages below an overview, with their descriptions. */
export function useOverviewGroups(routePath: string): OverviewGroup[] {
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
