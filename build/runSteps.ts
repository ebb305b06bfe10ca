import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { type BuiltPage, openPage } from '@funtool-docs/facts/builtPage';
import { DOCS, type PageId, pageIdOf, relativePath } from '@funtool-docs/content/paths';
import { pageMetaOf } from '@funtool-docs/islands/build/adapters';
import type { RsbuildPlugin } from '@rsbuild/core';
import { fillInRule, ruleSectionsOf } from '@funtool-docs/content/loadSite';
import { normalizeText } from '@funtool-docs/content/files';
import { readDates } from '@funtool-docs/content/git';

/** Changes a page while it is built, or adds to its record. */
export type Step = (page: BuiltPage) => void | Promise<void>;

/** Changes the HTML of a page. */
export type HtmlStep = (html: HtmlRoot, page: PageId) => void;

/**
 * Takes every page through steps.
 *
 * @param root Folder with `docs`.
 */
export function stepsOf(
  root: string,
  steps: readonly Step[],
  htmlSteps: readonly HtmlStep[] = [],
): RspressPlugin {
  const docs = path.join(root, DOCS);
  let isProduction = false;
  return {
    name: 'page',
    config(config, _utils, isProd) {
      isProduction = isProd;
      return config;
    },
    markdown: {
      remarkPlugins: [
        function remarkSteps(this: Processor) {
          return async (tree: Root, file: VFile): Promise<void> => {
            const record = pageMetaOf<BuiltPage['record']>(this);
            await runSteps(steps, openPage({ root, isProduction, tree, file, record }));
          };
        },
      ],
      rehypePlugins: [
        () =>
          (html: HtmlRoot, { path: file }: VFile): void => {
            const page = pageIdOf(docs, file);
            for (const step of htmlSteps) step(html, page);
          },
      ],
    },
  };
}

/** Takes one page through steps, one after the other. */
export async function runSteps(steps: readonly Step[], page: BuiltPage): Promise<void> {
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop -- each sees what those above it have done
    await step(page);
  }
}

/** Fills in the sections that the pages of built-in rules share. */
export function ruleSections(): RsbuildPlugin {
  return {
    name: 'rule-sections',
    setup(api) {
      api.transform({ test: /\.mdx$/, enforce: 'pre' }, ({ code, resourcePath, addDependency }) => {
        const source = normalizeText(code);
        const shared = ruleSectionsOf(source, resourcePath);
        if (shared) addDependency(shared);
        return fillInRule(source, resourcePath);
      });
    },
  };
}

/**
 * Dates each page by its last commit. The framework would format the date in the time zone of the
 * build machine, and formatting it takes browsers long. The development server, in which no page is committed as it
 * stands, does without: it would wait seconds for git.
 */
export function datePages(root: string): NonNullable<RspressPlugin['extendPageData']> {
  let dates: ReturnType<typeof readDates> | undefined;
  return (page, isProduction) => {
    if (!isProduction) return;
    dates ??= readDates(root, DOCS);
    const time = dates.get(relativePath(root, page._filepath));
    if (!time) return;
    page.lastUpdatedTime = time;
    page.lastUpdatedDate = formatDate(time, page.lang);
  };
}

/** UTC gives every reader the same date. */
function formatDate(time: string, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(time));
}
