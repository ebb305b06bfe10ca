import type { RsbuildPlugin } from '@rsbuild/core';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { BuiltPage } from '../../../content/builtPage';
import { isApiPage, topicOf } from '../../../content/paths';
import { emitFiles } from '../../../framework/build/emitFiles';
import type { Make } from '../../../framework/build/serveFiles';
import { differencesPath, LODASH_PATH } from '../differences';
import { neighboursPath } from '../neighbours';
import { packShares } from '../shares';
import { listFamilyPages, listRelatives } from './families';
import { readCounterparts } from './counterparts';
import { countShares } from './readCompared';
import { readDifferences } from './readDifferences';
import { readNeighbours } from './readNeighbours';

/**
 * Puts how functions differ from their counterparts, and from others of their family, at the end of
 * an API page.
 */
export async function insertDifferences({ root, slug, tree }: BuiltPage): Promise<void> {
  if (!isApiPage({ slug })) return;
  const name = topicOf(slug);
  // Without the rows, which the development server makes once a reader opens them.
  const counts = (await countShares(root))[name];
  if (counts) tree.children.push(element('Differences', 'same', packShares(counts)));
  const near = listRelatives(root, name);
  if (near) tree.children.push(element('Neighbours', 'names', near.join(', ')));
}

/** Emits the rows as JSON: files for each page, and one for the functions of lodash. */
export function differenceFiles(root: string): RsbuildPlugin {
  const files: Record<string, Make> = {
    [LODASH_PATH]: async () => JSON.stringify((await readDifferences(root)).lodash),
  };
  for (const page of Object.keys(readCounterparts().functions)) {
    files[differencesPath(page)] = async () =>
      JSON.stringify((await readDifferences(root)).pages[page]);
  }
  for (const page of listFamilyPages(root)) {
    files[neighboursPath(page)] = async () => JSON.stringify((await readNeighbours(root))[page]);
  }
  return emitFiles('differences', files);
}

/** A component that the theme gives to all pages. */
function element(component: string, name: string, value: string): MdxJsxFlowElement {
  const attribute = { type: 'mdxJsxAttribute' as const, name, value };
  return { type: 'mdxJsxFlowElement', name: component, attributes: [attribute], children: [] };
}
