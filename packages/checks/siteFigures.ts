import { type Locale, site } from '../../site.config';
import { categoryOf, entryPointOf, importsOf } from '@funtool-docs/content/pageSummary';
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
    const slug = `${API}${name}/${name}.mdx`;
    const labelIn = (locale: Locale) => categoryOf({ locale, slug }, root);
    const [{ lang: main }] = site.locales;
    // A partial language lacks the menus that have the labels.
    const labels = site.locales.map(({ lang }) => [lang, labelIn(lang) || labelIn(main)]);
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
  return {
    functions: new Set(pages.flatMap(importsOf)).size,
    pages: pages.length,
    reference: pages.filter(isApiPage).length,
    results:
      examples.reduce((sum, { code }) => sum + countResults(code), 0) +
      pages.reduce((sum, page) => sum + edgeCaseExamples(page).length, 0),
  };
}
