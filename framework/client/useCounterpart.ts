import {
  isEqualPath,
  normalizeHrefInRuntime,
  useLocation,
  usePages,
  withBase,
} from '@rspress/core/runtime';
import type { RouteTarget } from './localizedPath';
import { useHydrated } from './useHydrated';
import { useLocalizedPath } from './useLocalizedPath';

/**
 * Returns a function for the address of this page, or else of the root, in another language or
 * version. For plain links only: those of Rspress decode query and hash.
 */
export function useCounterpart(): (target: Partial<RouteTarget>) => string {
  const { pathname, search, hash } = useLocation();
  const localized = useLocalizedPath();
  const { pages } = usePages();
  const hydrated = useHydrated();
  return (target) => {
    const path = localized(pathname, target);
    const page = pages.find(({ routePath }) => isEqualPath(routePath, path));
    const address = withBase(normalizeHrefInRuntime(page?.routePath ?? localized('/', target)));
    return page && hydrated ? address + search + hash : address;
  };
}
