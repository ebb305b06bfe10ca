import { readDates } from '@funtool-docs/content/git';
import { DOCS, relativePath } from '@funtool-docs/content/paths';
import type { RspressPlugin } from '@rspress/core';

/**
 * Dates each page by its last commit. The framework would format the date in the time zone of the
 * build machine, and formatting it takes browsers long. The development server, in which no page is committed as it
 * stands, does without: it would wait seconds for git.
 */
export function datePages(root: string): NonNullable<RspressPlugin['extendPageData']> {
  let dates: ReturnType<typeof readDates> | undefined;
  return (page, isProduction) => {
    if (!isProduction) return;
    dates ??= readDates(root, DOCS);
    const time = dates.get(relativePath(root, page._filepath));
    if (!time) return;
    page.lastUpdatedTime = time;
    page.lastUpdatedDate = formatDate(time, page.lang);
  };
}

/** UTC gives every reader the same date. */
function formatDate(time: string, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(time));
}
