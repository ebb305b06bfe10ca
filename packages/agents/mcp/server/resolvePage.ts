import type { Locale } from '../../../../site.config';
import type { ServerPage } from './serverData';

/** The pages that a name means: one, several of the same name, or none. */
export type FoundPages = { page: ServerPage } | { choices: ServerPage[] };

/**
 * Finds a page by its address, path or name: `/en/guide/api/array/at`, `array/at`, `at` or
 * `ObjectId.clone`.
 *
 * @param lang Language of the answer, unless a whole address or a prefix says another one.
 * @returns No choices if there is no such page.
 */
export function resolvePage(
  wanted: string,
  lang: Locale,
  { pages, site }: { pages: ServerPage[]; site: string },
): FoundPages {
  const text = wanted
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\.(?:md|json|html)$/, '');
  const addressed = pages.find(({ url }) => [url, `${url}index`].includes(text));
  if (addressed) return { page: addressed };
  const path = text.replace(/^\/+/, '').replace(new URL(site).pathname.slice(1), '');
  const prefixed = pages.find((page) => path.startsWith(`${page.lang}/`))?.lang;
  const own = pages.filter((page) => page.lang === (prefixed ?? lang));
  const id = path.slice(prefixed ? prefixed.length + 1 : 0).replace(/\/$/, '/index') || 'index';
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
