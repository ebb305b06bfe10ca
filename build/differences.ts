import type { RsbuildPlugin } from '@rsbuild/core';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { topicOf } from '@funtool-docs/content/paths';
import { emitFiles } from '@funtool-docs/islands/build/emitFiles';
import type { Make } from '@funtool-docs/islands/build/serveFiles';
import { differencesPath, LODASH_PATH } from '@funtool-docs/facts/differences/differences';
import { listNeighbours, neighboursPath } from '@funtool-docs/facts/differences/neighbours';
import { readMeasuredPages } from '@funtool-docs/facts/library/measuredCalls';
import { readLodashNames, readMeasuredFacts } from '@funtool-docs/facts/library/measuredFacts';
import { packShares } from '@funtool-docs/facts/differences/shares';

/** Creates what shows how the functions of an API page differ from their counterparts and their family. */
export function createDifferences({ root, slug }: BuiltPage): RootContent[] {
  const { differences, neighbours } = readMeasuredFacts(root, topicOf(slug)) ?? {};
  return [
    ...(differences ? [element('Differences', 'same', packShares(differences.counts))] : []),
    ...(neighbours ? [element('Neighbours', 'names', listNeighbours(neighbours))] : []),
  ];
}

/** Emits the rows as JSON: files for each page, and one for the functions of lodash. */
export function differenceFiles(root: string): RsbuildPlugin {
  const files: Record<string, Make> = {
    [LODASH_PATH]: () => JSON.stringify(readLodashNames(root)),
  };
  for (const { name } of readMeasuredPages(root)) {
    const read = () => readMeasuredFacts(root, name)!;
    if (read().differences) files[differencesPath(name)] = () => JSON.stringify(read().differences);
    if (read().neighbours) files[neighboursPath(name)] = () => JSON.stringify(read().neighbours);
  }
  return emitFiles('differences', files);
}

/** A component that the theme gives to all pages. */
function element(component: string, name: string, value: string): MdxJsxFlowElement {
  const attribute = { type: 'mdxJsxAttribute' as const, name, value };
  return { type: 'mdxJsxFlowElement', name: component, attributes: [attribute], children: [] };
}
