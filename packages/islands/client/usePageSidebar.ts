import { useActiveMatcher, usePages, useSidebar } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { type SidebarEntry, trimSidebar } from './sidebar';

/** The sidebar, trimmed to what is shown at first. */
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
