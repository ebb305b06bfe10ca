import { useActiveMatcher, usePages, useSidebar } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { type SidebarEntry, trimSidebar } from './sidebar';

/** The sidebar as it is shown at first: without what is folded away. */
export function usePageSidebar(): SidebarEntry[] {
  const entries = useSidebar() as SidebarEntry[];
  const isActive = useActiveMatcher();
  const { pages } = usePages();
  return useMemo(() => {
    const overviews = pages.filter(({ frontmatter }) => frontmatter?.overview);
    return trimSidebar(
      entries,
      isActive,
      overviews.map(({ routePath }) => routePath),
    );
  }, [entries, isActive, pages]);
}
