import { useActiveMatcher, usePages, useSidebar } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { type SidebarEntry, trimSidebar } from './sidebar';

/** The sidebar, trimmed to what is shown at first; the development server has no file to complete it from. */
export function usePageSidebar(): SidebarEntry[] {
  const entries = useSidebar() as SidebarEntry[];
  const isActive = useActiveMatcher();
  const { pages } = usePages();
  return useMemo(() => {
    if (process.env.NODE_ENV === 'development') return entries;
    const overviews = pages.filter(({ frontmatter }) => frontmatter?.overview);
    return trimSidebar(
      entries,
      isActive,
      overviews.map(({ routePath }) => routePath),
    );
  }, [entries, isActive, pages]);
}
