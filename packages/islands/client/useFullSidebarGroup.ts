import { type RefObject, useEffect, useRef, useState } from 'react';
import { findFullGroup, type SidebarEntry } from './sidebar';

/**
 * Loads a trimmed group whole; until then, or if that fails, it leads to the overview.
 *
 * @param nameAll Names the link to all pages of the group, by their number.
 */
export function useFullSidebarGroup(
  group: SidebarEntry,
  nameAll: (count: number) => string,
): [SidebarEntry, RefObject<HTMLDetailsElement | null>] {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [whole, setWhole] = useState<SidebarEntry>();
  const { text, count, allLink } = group;
  const isTrimmed = allLink !== undefined && !whole;
  useEffect(() => {
    const element = disclosure.current;
    if (!isTrimmed || !element) return undefined;
    const load = () => {
      loadSidebars().then(
        (entries) => setWhole(findFullGroup(entries, group)),
        () => {},
      );
    };
    if (element.open) load();
    const types = ['pointerenter', 'toggle'];
    for (const type of types) element.addEventListener(type, load, { once: true });
    return () => types.forEach((type) => element.removeEventListener(type, load));
  }, [isTrimmed, group]);
  if (!isTrimmed) return [whole ?? group, disclosure];
  const all = { text: nameAll(count!), link: allLink };
  return [{ text, items: [all] }, disclosure];
}

async function loadSidebars(): Promise<SidebarEntry[]> {
  const { themeConfig } = (await import('all-site-data')).default;
  const sidebars = themeConfig.locales.map((locale) => locale.sidebar);
  return sidebars.flatMap((sidebar) => Object.values(sidebar).flat() as SidebarEntry[]);
}
