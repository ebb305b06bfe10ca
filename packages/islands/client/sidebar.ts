/** An entry of the sidebar: a page, a group of entries, a section title or a divider. */
export interface SidebarEntry {
  text?: string;
  link?: string;
  items?: SidebarEntry[];
  collapsed?: boolean;
  /** `true` by default. */
  collapsible?: boolean;
  /** Depths of its headings that an overview lists. */
  overviewHeaders?: number[];
  tag?: string;
  /** Set as `data-context`. */
  context?: string;
  sectionHeaderText?: string;
  dividerType?: string;
  /** Set if the group is trimmed: where all its pages are listed. */
  allLink?: string;
}

/** Tells whether an entry, or one inside it, has a matching link. */
export function containsLink(
  { link, items = [] }: SidebarEntry,
  matches: (link: string) => boolean,
): boolean {
  return Boolean(link && matches(link)) || items.some((item) => containsLink(item, matches));
}

/**
 * Trims collapsed groups without the current page to what pages beside it name as neighbours. Groups
 * that no overview lists stay whole: without scripts their pages could not be reached.
 *
 * @param overviews Routes of the overview pages.
 */
export function trimSidebar(
  entries: SidebarEntry[],
  isActive: (link: string) => boolean,
  overviews: string[],
): SidebarEntry[] {
  const links = entries.flatMap(listLinks);
  const current = links.findIndex(({ link }) => isActive(link!));
  const neighbours = current < 0 ? [] : [links[current - 1], links[current + 1]];
  const isKept = ({ link }: SidebarEntry) => neighbours.some((entry) => entry?.link === link);
  const trim = (list: SidebarEntry[]): SidebarEntry[] =>
    list.map((entry) => {
      // A group of one page is shown as a link.
      if (!entry.items || entry.allLink || entry.items.length === 1) return entry;
      const own = listLinks(entry);
      const allLink = overviewLink(own[0]?.link, overviews);
      if (!entry.collapsed || !allLink || containsLink(entry, isActive)) {
        return { ...entry, items: trim(entry.items) };
      }
      const { link: _, ...group } = entry;
      return { ...group, items: own.filter(isKept), allLink };
    });
  return trim(entries);
}

function listLinks({ text, link, items = [], ...rest }: SidebarEntry): SidebarEntry[] {
  const own = link ? [{ text, link, ...(items.length > 0 ? {} : rest) } as SidebarEntry] : [];
  return [...own, ...items.flatMap(listLinks)];
}

/** The section of the nearest overview that lists the page's folder. */
function overviewLink(link = '', overviews: string[]): string | undefined {
  const above = overviews.filter((overview) => link.startsWith(overview));
  const nearest = above.toSorted((a, b) => b.length - a.length)[0];
  return nearest && `${nearest}#${link.split('/').at(-2)}`;
}

/** Leaves out what scripts do not read, and what they take for granted. */
export function compactSidebar(entries: SidebarEntry[]): SidebarEntry[] {
  return entries.map((entry) => {
    const { _fileKey, collapsible, link, items, ...rest } = entry as SidebarEntry & {
      _fileKey?: string;
    };
    return {
      ...rest,
      ...(link !== undefined && { link: link.replace(/(?<!\/index)\.html$/, '') }),
      ...(collapsible === false && { collapsible }),
      ...(items && { items: compactSidebar(items) }),
    };
  });
}
