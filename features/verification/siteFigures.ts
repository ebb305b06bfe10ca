import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { site } from '../../site.config';
import type { SiteFigures } from '../../content/pageRecord';
import { countResults } from './checkExamples';
import { isExample, norunReason } from '../../content/codeMeta';
import type { Page } from '../../content/parsePage';
import { readPages } from '../../content/loadSite';

/**
 * Counts what the site documents and hands the figures to the theme as the constant `SITE_FIGURES`.
 *
 * @param root Repository root.
 */
export function siteFigures(root: string): RspressPlugin {
  const figures = countFigures(readPages(path.resolve(root), site.locales[0].lang));
  return {
    name: 'site-figures',
    builderConfig: { source: { define: { SITE_FIGURES: JSON.stringify(figures) } } },
  };
}

/**
 * Counts pages, documented exports and checked results.
 *
 * @param pages All pages of one language.
 */
export function countFigures(pages: Page[]): SiteFigures {
  const examples = pages
    .flatMap(({ blocks }) => blocks)
    .filter((block) => isExample(block) && norunReason(block.meta) === undefined);
  const exports = pages.flatMap(({ names }) => names).map((name) => name.split('.')[0]);
  return {
    functions: new Set(exports).size,
    pages: pages.length,
    results: examples.reduce((sum, { code }) => sum + countResults(code), 0),
  };
}
