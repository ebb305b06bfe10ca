import { type Locale, site } from '../../site.config';
import { entryPointOf, categoryOf } from '@funtool-docs/content/pageSummary';
import { isExample, norunReason, countResults } from '@funtool-docs/content/codeBlocks';
import { edgeCaseExamples } from '@funtool-docs/content/edgeCases';
import { readPages } from '@funtool-docs/content/loadSite';
import type { Page } from '@funtool-docs/content/parsePage';
import { API, isApiPage } from '@funtool-docs/content/paths';

export interface SiteFigures {
  /** Documented exports of the library. */
  functions: number;
  /** Pages in one language, with guides. */
  pages: number;
  /** Pages of the API reference in one language. */
  reference: number;
  /** Checked results in one language. */
  results: number;
  /** Folders of the reference with their labels in the menus and their pages. */
  categories: { name: string; label: Record<Locale, string>; count: number }[];
}

/** Counts what the site documents. */
export function readFigures(root: string): SiteFigures {
  const pages = readPages(root, site.locales[0].lang);
  return { ...countFigures(pages), categories: countCategories(root, pages) };
}

/** Counts the pages of each category, those of its folders included. */
function countCategories(root: string, pages: Page[]): SiteFigures['categories'] {
  const names = pages.filter(isApiPage).map(entryPointOf);
  return [...new Set(names)].map((name) => {
    const labels = site.locales.map(({ lang }) => {
      const slug = `${API}${name}/${name}.mdx`;
      return [lang, categoryOf({ locale: lang, slug }, root)];
    });
    return {
      name,
      label: Object.fromEntries(labels) as Record<Locale, string>,
      count: names.filter((other) => other === name).length,
    };
  });
}

/** Counts the pages, documented exports and checked results of one language. */
export function countFigures(pages: Page[]): Omit<SiteFigures, 'categories'> {
  const examples = pages
    .flatMap(({ blocks }) => blocks)
    .filter((block) => isExample(block) && norunReason(block.meta) === undefined);
  const exports = pages.flatMap(({ names }) => names).map((name) => name.split('.')[0]);
  return {
    functions: new Set(exports).size,
    pages: pages.length,
    reference: pages.filter(isApiPage).length,
    results:
      examples.reduce((sum, { code }) => sum + countResults(code), 0) +
      pages.reduce((sum, page) => sum + edgeCaseExamples(page).length, 0),
  };
}
