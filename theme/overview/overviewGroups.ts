import type { SidebarEntry } from '../../framework/client/sidebar';

/** A page that an overview lists. */
export interface OverviewItem {
  text: string;
  link: string;
  description?: string;
  /** Depths of its headings to list, where they differ from those of the overview. */
  overviewHeaders?: number[] | undefined;
}

/** A titled list of pages. */
export interface OverviewGroup {
  /** Empty where the pages stand in no group. */
  title: string;
  /** The folder of its pages, to link to. */
  id: string;
  items: OverviewItem[];
}

/**
 * Lists the pages below a path by the group of the sidebar they stand in, nested groups included.
 *
 * @param entries The sidebar.
 * @param isWanted Whether a link leads below the overview page.
 */
export function overviewGroups(
  entries: SidebarEntry[],
  isWanted: (link: string) => boolean,
  title = '',
): OverviewGroup[] {
  const items = entries.flatMap(({ text = '', link, items: inner, overviewHeaders }) =>
    !inner && link && isWanted(link) ? [{ text, link, overviewHeaders }] : [],
  );
  const nested = entries.flatMap((entry) =>
    entry.items ? overviewGroups(entry.items, isWanted, entry.text) : [],
  );
  const [first] = items;
  return first ? [{ title, id: first.link.split('/').at(-2)!, items }, ...nested] : nested;
}

/**
 * Lists the pages of all groups by the first letter of their name.
 *
 * @param groups Groups of an overview.
 */
export function alphabeticalGroups(groups: OverviewGroup[]): OverviewGroup[] {
  const letters = new Map<string, OverviewItem[]>();
  const items = groups.flatMap((group) => group.items);
  for (const item of items.toSorted((a, b) => a.text.localeCompare(b.text, 'en'))) {
    const letter = item.text.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), item]);
  }
  return [...letters].map(([title, list]) => ({ title, id: title.toLowerCase(), items: list }));
}

/**
 * Keeps what a keyword finds in group titles, names and descriptions. Case and dashes do not count
 * (specification, section 5).
 *
 * @param groups Groups of an overview.
 * @param keyword What the reader typed.
 */
export function filterGroups(groups: OverviewGroup[], keyword: string): OverviewGroup[] {
  const wanted = normalize(keyword);
  const matches = (text = '') => normalize(text).includes(wanted);
  return groups
    .map((group) => {
      if (matches(group.title)) return group;
      const items = group.items.filter(
        ({ text, description }) => matches(text) || matches(description),
      );
      return { ...group, items };
    })
    .filter(({ items }) => items.length > 0);
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/[-\s]/g, '');
}
