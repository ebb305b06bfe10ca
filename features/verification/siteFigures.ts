import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { type Locale, site } from '../../site.config';
import { categoryOf } from '../../content/library/importStatement';
import { categoryOf as labelOf } from '../../content/pageSummary';
import { API, isApiPage } from '../../content/paths';
import type { SiteFigures } from '../../content/pageRecord';
import { countResults } from './checkExamples';
import { isExample, norunReason } from '../../content/codeMeta';
import type { Page } from '../../content/parsePage';
import { hashOf, hashOfFiles, hashOfPackages, openBuildCache } from '../../content/buildCache';
import { readPages } from '../../content/loadSite';

/** Counts what the site documents and defines `SITE_FIGURES` for the theme. */
export function siteFigures(root: string): RspressPlugin {
  return { name: 'site-figures', builderConfig: { plugins: [rsbuildFigures(root)] } };
}

function rsbuildFigures(root: string): RsbuildPlugin {
  return {
    name: 'site-figures',
    async setup(api) {
      const figures = await countOnce(root);
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { source: { define: { SITE_FIGURES: figures } } }),
      );
    },
  };
}

/** Includes the code that parses examples, which counting their results depends on. */
const INPUTS = ['content', 'features/examples/evaluator', 'features/verification'];

async function countOnce(root: string): Promise<string> {
  const cache = openBuildCache(root, 'figures');
  const pages = readPages(root, site.locales[0].lang);
  const inputs = [
    hashOfPackages(root),
    hashOfFiles(root, INPUTS),
    pages.map(({ file, source }) => [file, hashOf(source)]),
  ];
  const figures = await cache.get(inputs, async () =>
    Buffer.from(
      JSON.stringify({ ...countFigures(pages), categories: countCategories(root, pages) }),
    ),
  );
  cache.prune();
  return Buffer.from(figures).toString();
}

/** Counts the pages of each category, those of its folders included. */
function countCategories(root: string, pages: Page[]): SiteFigures['categories'] {
  const names = pages.filter(isApiPage).map(categoryOf);
  return [...new Set(names)].map((name) => {
    const labels = site.locales.map(({ lang }) => {
      const slug = `${API}${name}/index.mdx`;
      return [lang, labelOf({ locale: lang, slug }, root)];
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
    results: examples.reduce((sum, { code }) => sum + countResults(code), 0),
  };
}
