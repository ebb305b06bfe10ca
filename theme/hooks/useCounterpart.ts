import { isEqualPath, useLocation, usePages } from '@rspress/core/runtime';
import type { RouteTarget } from '../support/localizedPath';
import { useHydrated } from './useHydrated';
import { useLocalizedPath } from './useLocalizedPath';

/**
 * Returns a function that leads to this page in another language or version, query and hash included;
 * where there is no such page, to the root of that language and version.
 */
export function useCounterpart(): (target: Partial<RouteTarget>) => string {
  const { pathname, search, hash } = useLocation();
  const localized = useLocalizedPath();
  const { pages } = usePages();
  const hydrated = useHydrated();
  return (target) => {
    const path = localized(pathname, target);
    if (!pages.some(({ routePath }) => isEqualPath(routePath, path))) return localized('/', target);
    return hydrated ? path + search + hash : path;
  };
}
