import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { isApiPage, pageIdOf, topicOf } from '../../../content/paths';
import { emitFiles } from '../../../framework/build/emitFiles';
import { differencesPath, LODASH_PATH } from '../differences';
import { packShares } from '../shares';
import { readCounterparts } from './counterparts';
import { readDifferences } from './readDifferences';

/**
 * Puts how functions differ from their counterparts at the end of API pages, and emits the rows as
 * JSON, a file for each page and one for the functions of lodash.
 */
export function differences(root: string, docs: string): RspressPlugin {
  const pages = Object.keys(readCounterparts().functions);
  const files = pages.map((page) => [
    page,
    {
      path: differencesPath(page),
      make: async () => JSON.stringify((await readDifferences(root)).pages[page]),
    },
  ]);
  const lodash = {
    path: LODASH_PATH,
    make: async () => JSON.stringify((await readDifferences(root)).lodash),
  };
  return {
    name: 'differences',
    builderConfig: {
      plugins: [
        emitFiles('differences', {
          files: { lodash, ...Object.fromEntries(files) } as Record<string, typeof lodash>,
          define: () => ({}),
        }),
      ],
    },
    markdown: {
      remarkPlugins: [
        function remarkDifferences() {
          return async (tree: Root, file: VFile): Promise<void> => {
            const id = pageIdOf(docs, file.path);
            if (!isApiPage(id)) return;
            const found = (await readDifferences(root)).pages[topicOf(id.slug)];
            if (found) tree.children.push(element(packShares(found.counts)));
          };
        },
      ],
    },
  };
}

/** A component that the theme gives to all pages. */
function element(same: string): MdxJsxFlowElement {
  const attribute = { type: 'mdxJsxAttribute' as const, name: 'same', value: same };
  return { type: 'mdxJsxFlowElement', name: 'Differences', attributes: [attribute], children: [] };
}
