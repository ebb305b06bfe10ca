import { useActiveMatcher, useFrontmatter, usePages, useSidebar } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { type SidebarEntry, trimSidebar } from './sidebar';

/**
 * The sidebar, trimmed to what is shown at first, but for an overview, from whose sidebar the others are completed, and
 * in the development server, which has no file to complete them from.
 */
export function usePageSidebar(): SidebarEntry[] {
  const entries = useSidebar() as SidebarEntry[];
  const isActive = useActiveMatcher();
  const { overview } = useFrontmatter().frontmatter;
  const { pages } = usePages();
  return useMemo(() => {
    if (overview || process.env.NODE_ENV === 'development') return entries;
    const overviews = pages.filter(({ frontmatter }) => frontmatter?.overview);
    return trimSidebar(
      entries,
      isActive,
      overviews.map(({ routePath }) => routePath),
    );
  }, [entries, isActive, pages, overview]);
}
