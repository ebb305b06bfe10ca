/**
 * Turns a path written from a language's root into a route of the site, or into its counterpart in
 * another language.
 *
 * @param path A path such as `/guide/` or `/en/guide/`, without the site's base.
 * @param lang The language wanted.
 * @param locales Codes of all languages; the first one has no prefix.
 */
export function localizedPath(path: string, lang: string, locales: string[]): string {
  const [defaultLang, ...others] = locales;
  const [, first = '', ...rest] = path.split('/');
  const bare = others.includes(first) ? `/${rest.join('/')}` : path;
  return lang === defaultLang ? bare : `/${lang}${bare}`;
}
