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
 * Returns a function that gives the address of this page in another language or version, with its query and
 * hash as they are; where there is no such page, that of the root of that language and version. It is for
 * plain links: those of the framework decode it.
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
