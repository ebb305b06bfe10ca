/** Prefixes of routes; the first of each list is the default and is left out. */
export interface RoutePrefixes {
  versions: string[];
  locales: string[];
}

export interface RouteTarget {
  version: string;
  lang: string;
}

/**
 * Converts a route, or a path below a language's root, to a language and version.
 *
 * @param path Such as `/guide/` or `/v1/en/guide/`, without the site's base.
 */
export function localizedPath(path: string, target: RouteTarget, prefixes: RoutePrefixes): string {
  const [, ...segments] = path.split('/');
  for (const names of [prefixes.versions, prefixes.locales]) {
    if (names.indexOf(segments[0]!) > 0) segments.shift();
  }
  const { versions, locales } = prefixes;
  const wanted = [
    ...(target.version === versions[0] ? [] : [target.version]),
    ...(target.lang === locales[0] ? [] : [target.lang]),
  ].filter(Boolean);
  return `/${[...wanted, ...(segments.length > 0 ? segments : [''])].join('/')}`;
}
