import { normalizeHrefInRuntime, withBase } from '@rspress/core/runtime';
import { matchRoute } from './matchRoute';

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
