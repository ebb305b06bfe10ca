import {
  readFields,
  readFitting,
  readMessage,
  readText,
} from '../../packages/islands/shared/readShape';

/** A page that the reader has opened. */
export interface RecentPage {
  title: string;
  link: string;
}

const KEY = 'funtool-recent';
const MOST = 5;

/** Lists the pages that were opened last in a language, the newest first. */
export function readRecentPages(lang: string): RecentPage[] {
  const pages = readFitting(readAll()[lang], readRecentPage);
  return pages.filter(({ link }) => /^\/(?!\/)/.test(link));
}

/** Remembers that a page was opened. */
export function rememberPage(lang: string, page: RecentPage): void {
  const others = readRecentPages(lang).filter(({ link }) => link !== page.link);
  const all = { ...readAll(), [lang]: [page, ...others].slice(0, MOST) };
  localStorage.setItem(KEY, JSON.stringify(all));
}

/** Storage may hold anything: other sites of the same origin write to it too. */
function readAll(): Record<string, unknown> {
  try {
    return readMessage(JSON.parse(localStorage.getItem(KEY) ?? '{}'), readFields) ?? {};
  } catch {
    return {};
  }
}

function readRecentPage(page: unknown): RecentPage {
  const { title, link } = readFields(page);
  return { title: readText()(title), link: readText()(link) };
}
