import {
  isEqualPath,
  normalizeHrefInRuntime,
  useLocation,
  usePages,
  withBase,
} from '@rspress/core/runtime';
import { COUNTERPART } from '@funtool-docs/shared/sharedNames';
import type { RouteTarget } from '../localizedPath';
import { useLocalizedPath } from './useLocalizedPath';

/** Attributes of a link. */
interface Counterpart {
  href: string;
  [COUNTERPART]?: '';
}

/**
 * Returns a function for the link to this page, or else to the root, in another language or version.
 * The enhancements have it keep the place in the page.
 */
export function useCounterpart(): (target: Partial<RouteTarget>) => Counterpart {
  const { pathname } = useLocation();
  const localized = useLocalizedPath();
  const { pages } = usePages();
  return (target) => {
    const path = localized(pathname, target);
    const page =
      pages.find(({ routePath }) => routePath === path) ??
      // Slow, and for addresses as readers may write them.
      pages.find(({ routePath }) => isEqualPath(routePath, path));
    const href = withBase(normalizeHrefInRuntime(page?.routePath ?? localized('/', target)));
    return page ? { href, [COUNTERPART]: '' } : { href };
  };
}
