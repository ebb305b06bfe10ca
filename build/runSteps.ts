import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { type BuiltPage, type BuiltRecord, openPage } from '@funtool-docs/facts/builtPage';
import { DOCS, type PageId, pageIdOf } from '@funtool-docs/content/paths';
import { pageMetaOf } from '@funtool-docs/islands/build/pageMeta';

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
            const record = pageMetaOf<BuiltRecord>(this);
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
