import type { Locale } from '../../site.config';
import type { SidebarEntry } from '@funtool-docs/islands/client/embedded';

export interface OverviewItem {
  text: string;
  link: string;
  description?: string;
  /** Depths of its listed headings, if not those of the overview. */
  overviewHeaders?: number[] | undefined;
}

export interface OverviewGroup {
  /** Empty for pages without a group. */
  title: string;
  /** Folder of its pages, used as anchor. */
  id: string;
  items: OverviewItem[];
}

/** Groups the wanted pages as the sidebar does, nested groups included. */
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

/** A task of readers with the pages that serve it (`docs/tasks/groups.json`). */
export interface Task {
  id: string;
  title: Record<Locale, string>;
  /** Below the API pages. */
  pages: string[];
}

/** Groups pages by what readers want to do. */
export function taskGroups(groups: OverviewGroup[], tasks: Task[], lang: Locale): OverviewGroup[] {
  const items = groups.flatMap((group) => group.items);
  return tasks
    .map(({ id, title, pages }) => ({
      title: title[lang],
      id: `task-${id}`,
      items: pages.flatMap((page) => items.find(({ link }) => isOf(page, link)) ?? []),
    }))
    .filter((group) => group.items.length > 0);
}

/** The framework ends links of the sidebar with `.html`, or with `/index.html`. */
function isOf(page: string, link: string): boolean {
  return link.replace(/(?:(?<=\/)index)?\.html$/, '').endsWith(`/${page}`);
}

/** Groups pages by the first letter of their name. */
export function alphabeticalGroups(groups: OverviewGroup[]): OverviewGroup[] {
  const letters = new Map<string, OverviewItem[]>();
  const items = groups.flatMap((group) => group.items);
  for (const item of items.toSorted((a, b) => a.text.localeCompare(b.text, 'en'))) {
    const letter = item.text.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), item]);
  }
  return [...letters].map(([title, list]) => ({ title, id: title.toLowerCase(), items: list }));
}

/** Filters groups by a keyword in titles, names and descriptions, ignoring case and dashes. */
export function filterGroups(groups: OverviewGroup[], keyword: string): OverviewGroup[] {
  const matches = matcherOf(keyword);
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

/** Creates a test for texts that have a keyword, ignoring case and dashes. */
export function matcherOf(keyword: string): (text?: string) => boolean {
  const wanted = normalize(keyword);
  return (text = '') => normalize(text).includes(wanted);
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/[-\s]/g, '');
}
