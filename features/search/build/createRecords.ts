import type { SearchRecord } from '../engine/searchRecord';
import { site } from '../../../site.config';
import { type Page, documentedNames } from '../../../content/parsePage';
import { categoryOf, routeOf, signatureOf } from '../../../content/pageSummary';
import { readPages } from '../../../content/readPages';
import { plainText } from './plainText';

/**
 * Makes the records of the search index of every language.
 *
 * @param root Repository root.
 */
export function createRecords(root: string): SearchRecord[] {
  const languages = site.locales.map(({ lang }) => readPages(root, lang).filter(isSearched));
  return languages.flatMap((pages) =>
    pages.map((page) => {
      const others = languages.filter((other) => other !== pages).flat();
      const counterparts = others.filter(({ slug }) => slug === page.slug);
      return createRecord(page, counterparts, root);
    }),
  );
}

/** Home pages lead to what others say. */
function isSearched({ frontmatter }: Page): boolean {
  return frontmatter['pageType'] !== 'home';
}

function createRecord(page: Page, counterparts: Page[], root: string): SearchRecord {
  const { title, description, keywords = '' } = page.frontmatter as Record<string, string>;
  const route = page.slug.replace(/(?:index)?\.mdx$/, '');
  const names = documentedNames(page).filter((name) => name !== title);
  return {
    id: route.replace(/^guide\/(?=.)|\/$/g, ''),
    title: title!,
    description: description!,
    keywords,
    category: categoryOf(page, root),
    signature: signatureOf(page),
    names,
    related: relatedWords(page, counterparts),
    ...plainText(page),
    routePath: routeOf(page),
    lang: page.locale,
    version: '',
    domain: '',
  };
}

/** What readers of another language may type. */
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
