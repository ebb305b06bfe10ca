import { dayOf } from '@funtool-docs/content/dates';
import { readHistory } from '@funtool-docs/content/history';
import type { Page } from '@funtool-docs/content/parsePage';
import { DOCS, pageIdOf } from '@funtool-docs/content/paths';

/** Pages that were written or changed on one day. */
export interface SiteDay {
  /** ISO 8601 day in UTC. */
  date: string;
  /** Time of its last commit, in ISO 8601. */
  updated: string;
  /** Slugs. */
  added: string[];
  changed: string[];
}

const MAX_DAYS = 10;

/**
 * Reads on which days pages changed, the newest first, from the history of the repository; a page
 * counts once for all its languages, and pages that are gone do not count.
 */
export function readDays(root: string, pages: Pick<Page, 'slug'>[]): SiteDay[] {
  const known = new Set(pages.map(({ slug }) => slug));
  const days = new Map<string, { updated: string; slugs: Map<string, boolean> }>();
  for (const { date, files } of readHistory(root, DOCS)) {
    const changed = files
      .map(({ path, isNew }) => ({ slug: pageIdOf(DOCS, path).slug, isNew }))
      .filter(({ slug }) => known.has(slug));
    if (changed.length === 0) continue;
    const day = days.get(dayOf(date)) ?? { updated: date, slugs: new Map<string, boolean>() };
    days.set(dayOf(date), day);
    if (date > day.updated) day.updated = date;
    for (const { slug, isNew } of changed) {
      day.slugs.set(slug, isNew || day.slugs.get(slug) === true);
    }
  }
  // Clocks differ, so a commit can be older than the one before it.
  const lastDays = [...days].toSorted(([a], [b]) => b.localeCompare(a)).slice(0, MAX_DAYS);
  return lastDays.map(([date, { updated, slugs }]) => ({
    date,
    updated,
    added: [...slugs].filter(([, isNew]) => isNew).map(([slug]) => slug),
    changed: [...slugs].filter(([, isNew]) => !isNew).map(([slug]) => slug),
  }));
}
