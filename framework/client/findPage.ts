import { normalizeHrefInRuntime, withBase } from '@rspress/core/runtime';

/**
 * Finds the page that an unknown path means: in another case, with a slash too many, or with the
 * prefix of the default language, which has none.
 *
 * @param pathname Without the site's base.
 */
export async function findPage(pathname: string, defaultLang: string): Promise<string | undefined> {
  const { routes } = await import('all-routes');
  const [, first, ...rest] = pathname.split('/');
  const wanted = first === defaultLang ? `/${rest.join('/')}` : pathname;
  const route = routes.find(({ path }) => fold(path) === fold(wanted));
  return route && withBase(normalizeHrefInRuntime(route.path));
}

function fold(path: string): string {
  return decodeURIComponent(path)
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/(?:\/index)?\/*$/, '');
}
