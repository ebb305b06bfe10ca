/** Which prefixes the routes of a site may have; the first of each list is the default one and has none. */
export interface RoutePrefixes {
  versions: string[];
  locales: string[];
}

/** Where a path is to lead. */
export interface RouteTarget {
  version: string;
  lang: string;
}

/**
 * Turns a path written from a language's root into a route of the site, or a route into its counterpart
 * in another language or version.
 *
 * @param path A path such as `/guide/`, `/en/guide/` or `/v1/en/guide/`, without the site's base.
 * @param target The language and version wanted.
 * @param prefixes All languages and versions.
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
