import { absoluteUrl, localizedRoute, outputOf } from '@funtool-docs/content/paths';
import type { SitePage } from '../sitePages';

/** Absolute URL of the Markdown of a page. */
export function markdownUrl({ output }: Pick<SitePage, 'output'>): string {
  return absoluteUrl(`${output}.md`);
}

/**
 * Makes a link absolute; pages of the site become their Markdown, and links to other sites stay.
 *
 * @param url As written in the page, from the root of its language.
 */
export function linkTarget(url: string, page: SitePage, routes: Set<string>): string {
  if (url.startsWith('#')) return markdownUrl(page) + url;
  if (!url.startsWith('/')) return url;
  const [path, hash] = url.split('#') as [string, string?];
  const route = localizedRoute(path, page.locale);
  if (!routes.has(route)) return absoluteUrl(path);
  return markdownUrl({ output: outputOf(route) }) + (hash ? `#${hash}` : '');
}
