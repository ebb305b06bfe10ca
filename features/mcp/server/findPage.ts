import type { Locale } from '../../../site.config';
import type { ServerPage } from './serverData';

/** What was asked for: one page, several of the same name, or none. */
export type FoundPages = { page: ServerPage } | { choices: ServerPage[] };

/**
 * Finds a page by its address, path or name: `/en/guide/api/array/at`, `array/at`, `at` or
 * `ObjectId.clone`.
 *
 * @param lang Language of the answer, unless an address says another one.
 * @returns No choices if there is no such page.
 */
export function findPage(
  wanted: string,
  lang: Locale,
  { pages, site }: { pages: ServerPage[]; site: string },
): FoundPages {
  const base = new URL(site).pathname;
  const text = wanted.trim().replace(site, '/').replace(base, '/');
  const path = text
    .replace(/[?#].*$/, '')
    .replace(/\.(?:md|json|html|mdx)$/, '')
    .replace(/^\/+/, '');
  const [first = '', ...rest] = path.split('/');
  const asked = pages.find((page) => page.lang === first && text.startsWith('/'))?.lang;
  const own = pages.filter((page) => page.lang === (asked ?? lang));
  const id = (asked ? rest.join('/') : path).replace(/\/$/, '/index') || 'index';
  const tests: ((page: ServerPage) => boolean)[] = [
    (page) => page.id === id || page.id === `${id}/index`,
    (page) => page.names.includes(path),
    (page) => page.title === path || page.id.endsWith(`/${id}`),
    (page) => [page.title, ...page.names].some((name) => isSame(name, path)),
  ];
  for (const test of tests) {
    const found = own.filter(test);
    if (found.length > 0) return found.length === 1 ? { page: found[0]! } : { choices: found };
  }
  return { choices: [] };
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
