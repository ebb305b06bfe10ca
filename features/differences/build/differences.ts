import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { isApiPage, pageIdOf, topicOf } from '../../../content/paths';
import { emitFiles } from '../../../framework/build/emitFiles';
import { differencesPath, LODASH_PATH } from '../differences';
import { listNeighbours, neighboursPath } from '../neighbours';
import { packShares } from '../shares';
import { listFamilyPages } from './families';
import { readCounterparts } from './counterparts';
import { readDifferences } from './readDifferences';
import { readNeighbours } from './readNeighbours';

/**
 * Puts how functions differ from their counterparts, and from others of their family, at the end of
 * API pages, and emits the rows as JSON, files for each page and one for the functions of lodash.
 */
export function differences(root: string, docs: string): RspressPlugin {
  const pages = Object.keys(readCounterparts().functions);
  const files = pages.map((page) => [
    differencesPath(page),
    async () => JSON.stringify((await readDifferences(root)).pages[page]),
  ]);
  const families = listFamilyPages(root).map((page) => [
    neighboursPath(page),
    async () => JSON.stringify((await readNeighbours(root))[page]),
  ]);
  const lodash = async () => JSON.stringify((await readDifferences(root)).lodash);
  return {
    name: 'differences',
    builderConfig: {
      plugins: [
        emitFiles('differences', {
          [LODASH_PATH]: lodash,
          ...Object.fromEntries([...files, ...families]),
        }),
      ],
    },
    markdown: {
      remarkPlugins: [
        function remarkDifferences() {
          return async (tree: Root, file: VFile): Promise<void> => {
            const id = pageIdOf(docs, file.path);
            if (!isApiPage(id)) return;
            const name = topicOf(id.slug);
            const found = (await readDifferences(root)).pages[name];
            if (found) tree.children.push(element('Differences', 'same', packShares(found.counts)));
            const near = (await readNeighbours(root))[name];
            if (near) tree.children.push(element('Neighbours', 'names', listNeighbours(near)));
          };
        },
      ],
    },
  };
}

/** A component that the theme gives to all pages. */
function element(component: string, name: string, value: string): MdxJsxFlowElement {
  const attribute = { type: 'mdxJsxAttribute' as const, name, value };
  return { type: 'mdxJsxFlowElement', name: component, attributes: [attribute], children: [] };
}
