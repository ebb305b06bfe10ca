import { readPageData } from '@funtool-docs/islands/client/embedded';

/** A page that the reader has opened. */
export interface RecentPage {
  title: string;
  link: string;
}

const KEY = 'funtool-recent';
const MOST = 5;

/** Lists the pages that were opened last in a language, the newest first. */
export function readRecentPages(lang: string): RecentPage[] {
  const all = readAll()[lang];
  return Array.isArray(all) ? all.filter(isRecentPage) : [];
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
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isRecentPage(value: unknown): value is RecentPage {
  const { title, link } = (value ?? {}) as Partial<RecentPage>;
  return typeof title === 'string' && typeof link === 'string' && /^\/(?!\/)/.test(link);
}

/** Remembers that the reader has opened the documentation page that the document is. */
export function rememberOpened(): void {
  const page = readPageData();
  const link = page?.content?.routePath;
  const record = page?.pages.find(({ routePath }) => routePath === link);
  if (!link || !record?.title || !document.querySelector('.rspress-doc')) return;
  rememberPage(page.content!.lang, { title: record.title, link });
}
