import { site, type Locale } from '../../site.config';
import { categoryOf, routeOf, signatureOf } from '../../content/pageSummary';
import type { Page } from '../../content/parsePage';
import { readPages } from '../../content/readPages';

/** What others see of a page: search engines, readers of a shared link, and programs. */
export interface SitePage extends Page {
  title: string;
  description: string;
  /** What the sidebar calls the folder of the page; may be empty. */
  category: string;
  /** The first signature on the page, on one line; may be empty. */
  signature: string;
  /** Within the site, with the prefix of its language: `/en/guide/`. */
  route: string;
  /** Path of its files in the built site, without an extension: `en/guide/index`. */
  output: string;
  /** Absolute address. */
  url: string;
}

/** The addresses of one page in each language, the default one first. */
export type Translations = { locale: Locale; url: string }[];

/**
 * Reads every page of every language.
 *
 * @param root Repository root.
 */
export function readSitePages(root: string): SitePage[] {
  return site.locales.flatMap(({ lang }) =>
    readPages(root, lang).map((page) => describePage(page, root)),
  );
}

function describePage(page: Page, root: string): SitePage {
  const { title, description } = page.frontmatter as Record<string, string>;
  const route = routeOf(page);
  return {
    ...page,
    title: title!,
    description: description!,
    category: categoryOf(page, root),
    signature: signatureOf(page),
    route,
    output: outputOf(route),
    url: absoluteUrl(route),
  };
}

/**
 * Where the files of a route lie in the built site, without an extension.
 *
 * @param route A route of the site: `/en/` gives `en/index`.
 */
export function outputOf(route: string): string {
  return `${route}${route.endsWith('/') ? 'index' : ''}`.slice(1);
}

/**
 * The address of a route or file of the site on the web.
 *
 * @param path Path from the root of the site, with or without a slash before it.
 */
export function absoluteUrl(path: string): string {
  return new URL(path.replace(/^\//, ''), site.url).href;
}

/**
 * Lists the addresses of a page in every language it is written in.
 *
 * @param page One of the pages.
 * @param pages All pages, those of the default language first.
 */
export function translationsOf({ slug }: Pick<SitePage, 'slug'>, pages: SitePage[]): Translations {
  return pages.filter((page) => page.slug === slug).map(({ locale, url }) => ({ locale, url }));
}
