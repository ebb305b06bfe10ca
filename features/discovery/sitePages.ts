import type { Locale } from '../../site.config';
import { loadSite } from '../../content/loadSite';
import { categoryOf, signatureOf } from '../../content/pageSummary';
import type { Page } from '../../content/parsePage';
import { absoluteUrl, outputOf } from '../../content/paths';

/** What others see of a page: search engines, readers of a shared link, and programs. */
export interface SitePage extends Page {
  title: string;
  description: string;
  /** What the sidebar calls the folder of the page; may be empty. */
  category: string;
  /** The first signature on the page, on one line; may be empty. */
  signature: string;
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
  return loadSite(root).pages.map((page) => describePage(page, root));
}

function describePage(page: Page, root: string): SitePage {
  const { title, description } = page.frontmatter as Record<string, string>;
  return {
    ...page,
    title: title!,
    description: description!,
    category: categoryOf(page, root),
    signature: signatureOf(page),
    output: outputOf(page.route),
    url: absoluteUrl(page.route),
  };
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
