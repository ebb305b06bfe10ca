import { git } from '../../../content/git';
import { relativePath } from '../../../content/paths';
import type { RspressPlugin } from '@rspress/core';

/**
 * Dates each page by its last commit. The framework would format the date in the time zone of the
 * build machine, and formatting it takes browsers long. Pages have no date in a shallow clone,
 * which would give all of them the same.
 */
export function lastUpdated(root: string): RspressPlugin {
  const dates = readDates(root);
  return {
    name: 'last-updated',
    extendPageData(page) {
      const file = relativePath(root, page._filepath);
      const time = dates.get(file);
      if (!time) return;
      Object.assign(page, { lastUpdatedTime: time, lastUpdatedDate: formatDate(time, page.lang) });
    },
  };
}

/** UTC gives every reader the same date. */
function formatDate(time: string, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(time));
}

/** Reads ISO 8601 dates of last commits by path; empty if the history is missing or shallow. */
export function readDates(root: string): Map<string, string> {
  const dates = new Map<string, string>();
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return dates;
  const log = git(
    root,
    '-c',
    'core.quotePath=false',
    'log',
    '--format=%x00%cI',
    '--name-only',
    '--relative',
    '--',
    'docs',
  );
  for (const commit of log?.split('\0').slice(1) ?? []) {
    const [date, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, date!);
  }
  return dates;
}
