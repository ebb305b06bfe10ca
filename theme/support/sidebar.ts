/** An entry of the sidebar: a page, a group of entries, a section title or a divider. */
export interface SidebarEntry {
  text?: string;
  link?: string;
  items?: SidebarEntry[];
  collapsed?: boolean;
  sectionHeaderText?: string;
  dividerType?: string;
}

/**
 * Tells whether an entry, or one inside it, leads to a page that is wanted.
 *
 * @param entry Any entry.
 * @param matches Whether a link is wanted.
 */
export function containsLink(
  { link, items = [] }: SidebarEntry,
  matches: (link: string) => boolean,
): boolean {
  return Boolean(link && matches(link)) || items.some((item) => containsLink(item, matches));
}
