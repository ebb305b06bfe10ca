import {
  isEqualPath,
  normalizeHrefInRuntime,
  useLang,
  useLocation,
  usePages,
  useSite,
  useVersion,
  withBase,
} from '@rspress/core/runtime';
import { localizedPath, type RouteTarget } from '../localizedPath';
import { COUNTERPART } from '@funtool-docs/shared/sharedNames';

/** Returns `localizedPath` with the page's language and version as defaults. */
export function useLocalizedPath(): (path: string, target?: Partial<RouteTarget>) => string {
  const lang = useLang();
  const version = useVersion();
  const { site } = useSite();
  const { versions, default: latest } = site.multiVersion;
  const prefixes = {
    locales: defaultFirst(
      site.locales.map((locale) => locale.lang),
      site.lang,
    ),
    versions: defaultFirst(versions, latest),
  };
  return (path, target) => localizedPath(path, { lang, version, ...target }, prefixes);
}

function defaultFirst(names: string[], first: string): string[] {
  return names.toSorted((a, b) => Number(b === first) - Number(a === first));
}

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
