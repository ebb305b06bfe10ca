import type { Locale } from '../../site.config';
import { loadSite } from '@funtool-docs/content/loadSite';
import { categoryOf } from '@funtool-docs/content/pageSummary';
import type { Page } from '@funtool-docs/content/parsePage';
import { absoluteUrl, outputOf, localizedRoute } from '@funtool-docs/content/paths';

/** A page as search engines, link previews and language models see it. */
export interface SitePage extends Page {
  title: string;
  description: string;
  /** Sidebar label of its folder; may be empty. */
  category: string;
  /** Path of its files in the built site, without an extension: `en/guide/index`. */
  output: string;
  /** Absolute. */
  url: string;
}

/** URLs of a page in each language, the default one first. */
export type Translations = { locale: Locale; url: string }[];

/** Reads the pages of every language. */
export function readSitePages(root: string): SitePage[] {
  return loadSite(root).pages.map((page) => describePage(page, root));
}

function describePage(page: Page, root: string): SitePage {
  const { title, description } = page.frontmatter as Record<string, string>;
  return {
    ...page,
    title: title!,
    description: description!,
    category: categoryOf(page, root),
    output: outputOf(page.route),
    url: absoluteUrl(page.route),
  };
}

/** Lists the URLs of a page in every language, in the order of `pages`. */
export function translationsOf({ slug }: Pick<SitePage, 'slug'>, pages: SitePage[]): Translations {
  return pages.filter((page) => page.slug === slug).map(({ locale, url }) => ({ locale, url }));
}

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
