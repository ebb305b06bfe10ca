import { execFileSync } from 'node:child_process';
import { relativePath } from '../../../content/paths';
import type { RspressPlugin } from '@rspress/core';

/**
 * Dates each page by its last commit.
 *
 * The framework formats the date in the time zone of the machine that builds; this plugin passes on the
 * ISO 8601 date, and the same in words: browsers take long to load what they need to format it. A shallow clone would date every page by the same commit, so
 * there pages have no date.
 *
 * @param root Repository root.
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

/** Writes a date the same for every reader, wherever they are. */
function formatDate(time: string, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(time));
}

/**
 * Reads when each page was last committed.
 *
 * @param root Repository root.
 * @returns ISO 8601 dates by path from the root; none where the history is missing or not whole.
 */
export function readDates(root: string): Map<string, string> {
  const dates = new Map<string, string>();
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() === 'true') return dates;
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
    for (const commit of log.split('\0').slice(1)) {
      const [date, ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) if (!dates.has(file)) dates.set(file, date!);
    }
  } catch {
    // Without git, or outside a repository, pages have no date.
  }
  return dates;
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
