import type { RouteMeta } from '@rspress/core';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { importSerially } from '@funtool-docs/shared/importSerially';
import { readDates } from '@funtool-docs/content/git';
import { DOCS } from '@funtool-docs/content/paths';
import { headTags } from './headTags';
import { readSitePages, type SitePage, translationsOf } from '@funtool-docs/agents/sitePages';

/** Tells scripts whether the page is there as Markdown. */
export function noteMarkdown({ record, isProduction }: BuiltPage): void {
  record.hasMarkdown = isProduction;
}

/** The site as search engines, link previews and programs see it. */
export interface DescribedSite {
  root: string;
  pages: SitePage[];
  /** ISO 8601 dates of the last change, by `page.file`. */
  dates: Map<string, string>;
}

/** Reads what a site tells of itself. */
export function describeSite(root: string): DescribedSite {
  return { root, pages: readSitePages(root), dates: readDates(root, DOCS) };
}

/** Writes the metadata for the head of the page with a route; empty without such a page. */
export function describeRoute({ pages, dates }: DescribedSite, { routePath }: RouteMeta): string {
  const page = pages.find(({ route }) => route === routePath);
  return page ? headTags(page, translationsOf(page, pages), dates.get(page.file)) : '';
}

/** Makes Markdown, data, the sitemap and manifests. */
export async function siteFiles(site: DescribedSite): Promise<Record<string, string>> {
  const { createFiles } = await importSerially(() => import('./createFiles'));
  return createFiles(site);
}
