import { readHistory } from '../../../content/history';
import type { Page } from '../../../content/parsePage';
import { DOCS, pageIdOf } from '../../../content/paths';

/** Pages that were written or changed on one day. */
export interface SiteDay {
  /** ISO 8601 day in UTC. */
  date: string;
  /** Slugs. */
  added: string[];
  changed: string[];
}

const MOST_DAYS = 10;

/**
 * Reads on which days pages changed, the newest first, from the history of the repository; a page
 * counts once for all its languages, and pages that are gone do not count.
 */
export function readDays(root: string, pages: Pick<Page, 'slug'>[]): SiteDay[] {
  const known = new Set(pages.map(({ slug }) => slug));
  const days = new Map<string, Map<string, boolean>>();
  for (const { date, files } of readHistory(root, DOCS)) {
    const day = new Date(date).toISOString().slice(0, 'yyyy-mm-dd'.length);
    const slugs = days.get(day) ?? new Map<string, boolean>();
    for (const { path, isNew } of files) {
      const { slug } = pageIdOf(DOCS, path);
      if (known.has(slug)) slugs.set(slug, isNew || slugs.get(slug) === true);
    }
    if (slugs.size > 0) days.set(day, slugs);
  }
  return [...days].slice(0, MOST_DAYS).map(([date, slugs]) => ({
    date,
    added: [...slugs].filter(([, isNew]) => isNew).map(([slug]) => slug),
    changed: [...slugs].filter(([, isNew]) => !isNew).map(([slug]) => slug),
  }));
}
