import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { type Locale, site } from '../../site.config';
import { entryOf } from '../../content/library/importStatement';
import { categoryOf } from '../../content/pageSummary';
import type { SiteFigures } from '../../content/pageRecord';
import { isExample, norunReason } from '../../content/codeMeta';
import { listFiles } from '../../content/listFiles';
import { API, DOCS, isApiPage } from '../../content/paths';
import { type Outline, readOutline } from '../../content/readOutline';
import { countResults } from '../../content/resultSyntax';

/** Counts what the site documents and defines `SITE_FIGURES` for the theme. */
export function siteFigures(root: string): RspressPlugin {
  const pages = readOutlines(root);
  const categories = countCategories(root, pages);
  const figures = JSON.stringify({ ...countFigures(pages), categories });
  return {
    name: 'site-figures',
    builderConfig: { source: { define: { SITE_FIGURES: figures } } },
  };
}

/** Reads the outline of every page in the default language. */
function readOutlines(root: string): Outline[] {
  const folder = path.join(root, DOCS, site.locales[0].lang);
  const slugs = listFiles(folder).filter((slug) => slug.endsWith('.mdx'));
  return slugs.map((slug) =>
    readOutline({ slug, source: readFileSync(path.join(folder, slug), 'utf8') }),
  );
}

/** Counts the pages of each category, those of its folders included. */
function countCategories(root: string, pages: Outline[]): SiteFigures['categories'] {
  const names = pages.filter(isApiPage).map(entryOf);
  return [...new Set(names)].map((name) => {
    const labels = site.locales.map(({ lang }) => {
      const slug = `${API}${name}/index.mdx`;
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
export function countFigures(pages: Outline[]): Omit<SiteFigures, 'categories'> {
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
      pages.reduce((sum, { edgeCases }) => sum + edgeCases, 0),
  };
}
