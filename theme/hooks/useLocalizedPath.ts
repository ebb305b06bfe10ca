import { useLang, useSite } from '@rspress/core/runtime';
import { localizedPath } from '../support/localizedPath';

/** Returns a function that leads to a path in the page's language, or in the one it is given. */
export function useLocalizedPath(): (path: string, lang?: string) => string {
  const current = useLang();
  const { site } = useSite();
  const locales = site.locales.map(({ lang }) => lang);
  return (path, lang = current) => localizedPath(path, lang, locales);
}
