import type { RsbuildPlugin } from '@rsbuild/core';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { topicOf } from '@funtool-docs/content/paths';
import { emitFiles } from '@funtool-docs/islands/build/emitFiles';
import type { Make } from '@funtool-docs/islands/build/serveFiles';
import { differencesPath, LODASH_PATH } from '@funtool-docs/facts/differences/differences';
import { neighboursPath } from '@funtool-docs/facts/differences/neighbours';
import { packShares } from '@funtool-docs/facts/differences/shares';
import { listFamilyPages, listRelatives } from '@funtool-docs/facts/differences/build/families';
import { readCounterparts } from '@funtool-docs/facts/differences/build/counterparts';
import { countShares } from '@funtool-docs/facts/differences/build/readCompared';
import { readDifferences } from '@funtool-docs/facts/differences/build/readDifferences';
import { readNeighbours } from '@funtool-docs/facts/differences/build/readNeighbours';

/** Creates what shows how the functions of an API page differ from their counterparts and their family. */
export async function createDifferences({ root, slug }: BuiltPage): Promise<RootContent[]> {
  const name = topicOf(slug);
  // Without the rows, which the development server makes once a reader opens them.
  const counts = await countShares(root, name);
  const near = listRelatives(root, name);
  return [
    ...(counts ? [element('Differences', 'same', packShares(counts))] : []),
    ...(near ? [element('Neighbours', 'names', near.join(', '))] : []),
  ];
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
