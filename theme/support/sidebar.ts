/** An entry of the sidebar: a page, a group of entries, a section title or a divider. */
export interface SidebarEntry {
  text?: string;
  link?: string;
  items?: SidebarEntry[];
  collapsed?: boolean;
  /** A group is collapsible unless this is `false`. */
  collapsible?: boolean;
  /** Depths of its headings that an overview lists. */
  overviewHeaders?: number[];
  /** A label such as `new`. */
  tag?: string;
  /** Told to style sheets as `data-context`. */
  context?: string;
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
