import { useLang, useSite, useVersion } from '@rspress/core/runtime';
import { localizedPath, type RouteTarget } from '../localizedPath';

/** Returns `localizedPath` with the page's language and version as defaults. For islands, which have no router. */
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
