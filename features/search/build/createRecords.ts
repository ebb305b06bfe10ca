import type { SearchRecord } from '../engine/searchRecord';
import { loadSite } from '../../../content/loadSite';
import { categoryOf } from '../../../content/pageSummary';
import type { Page } from '../../../content/parsePage';
import { pathOf } from '../../../content/paths';
import { plainText } from './plainText';

/** Creates the search records of every language. */
export function createRecords(root: string): SearchRecord[] {
  const pages = loadSite(root).pages.filter(isSearched);
  const bySlug = new Map<string, Page[]>();
  for (const page of pages) bySlug.set(page.slug, [...(bySlug.get(page.slug) ?? []), page]);
  return pages.map((page) => {
    const counterparts = bySlug.get(page.slug)!.filter((other) => other !== page);
    return createRecord(page, counterparts, root);
  });
}

/** Home pages only link to what other pages say. */
function isSearched({ frontmatter }: Page): boolean {
  return frontmatter['pageType'] !== 'home';
}

function createRecord(page: Page, counterparts: Page[], root: string): SearchRecord {
  const { title, description, keywords = '' } = page.frontmatter as Record<string, string>;
  const names = page.names.filter((name) => name !== title);
  return {
    id: pathOf(page.slug).replace(/^\/(?:guide\/(?=.))?|\/$/g, ''),
    title: title!,
    description: description!,
    keywords,
    category: categoryOf(page, root),
    names,
    related: relatedWords(page, counterparts),
    ...plainText(page),
    routePath: page.route,
    lang: page.locale,
    version: '',
    domain: '',
  };
}

/** Words that readers of another language may type. */
function relatedWords({ frontmatter }: Page, counterparts: Page[]): string {
  const known = new Set(wordsOf(frontmatter));
  const words = counterparts.flatMap((page) => wordsOf(page.frontmatter));
  return words.filter((word) => !known.has(word)).join(',');
}

function wordsOf({ title, description, keywords }: Page['frontmatter']): string[] {
  return [title, description, ...String(keywords ?? '').split(',')].map((text) =>
    String(text).trim(),
  );
}
