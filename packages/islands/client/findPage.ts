import { normalizeHrefInRuntime, withBase } from '@rspress/core/runtime';

/**
 * Finds the address of the page that an unknown path means.
 *
 * @param pathname Without the site's base.
 */
export async function findPage(pathname: string, defaultLang: string): Promise<string | undefined> {
  const { routes } = await import('all-routes');
  const paths = routes.map(({ path }) => path);
  const path = matchRoute(pathname, paths, defaultLang);
  return path && withBase(normalizeHrefInRuntime(path));
}

/**
 * Matches what no address of a page has: it was put behind one, with all that follows. Behind a slash, where
 * another page may be meant, only marks count.
 */
const FOREIGN = /(?<!\/)[^\w./-].*$|(?<=\/)[^\p{L}\p{N}]+$/su;

/** Signs that an address has within, but not at its end. */
const LOOSE_END = /[._-]+(?=\/*$)/;

/**
 * Finds the path of the page that an unknown path means: in another case, with a slash too many, with
 * the prefix of the default language, which has none, or with what a text or program has put behind
 * it: marks of any width, brackets, quotes, spaces, and what follows these. A hash whose sign was encoded is kept.
 *
 * @param pathname Without the site's base.
 * @param paths Of all pages.
 */
export function matchRoute(
  pathname: string,
  paths: string[],
  defaultLang: string,
): string | undefined {
  const [route = '', hash = ''] = pathname.split(/(?=%23)(.*)/s);
  const [, first, ...rest] = decodeURIComponent(route).split('/');
  const wanted = first === defaultLang ? `/${rest.join('/')}` : `/${[first, ...rest].join('/')}`;
  const find = (path: string) => paths.find((each) => fold(each) === fold(path));
  const page = find(wanted) ?? find(wanted.replace(FOREIGN, '').replace(LOOSE_END, ''));
  return page && page + hash.replace('%23', '#');
}

function fold(path: string): string {
  return decodeURIComponent(path)
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/(?:\/+index)?\/*$/, '');
}
