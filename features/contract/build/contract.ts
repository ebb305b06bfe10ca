import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { listFiles } from '../../../content/listFiles';
import { BEHAVIOUR } from '../../../content/library/measuredCalls';
import { readHeadings } from '../../../content/parsePage';
import { isApiPage, pageIdOf, topicOf } from '../../../content/paths';
import { emitFiles } from '../../../framework/build/emitFiles';
import { importInTurn } from '../../../framework/build/importInTurn';
import { AFTER_CONTRACT, contractPath, type ContractRecord } from '../contractRecord';
import { summarizeContract } from '../describeContract';
import { contractText } from './contractText';

/**
 * Puts the contract of what a page documents at the end of its notes, and writes its data: a file
 * for each page.
 */
export function contract(root: string, docs: string): RspressPlugin {
  const names = listFiles(path.join(root, BEHAVIOUR)).map((file) => file.slice(0, -'.json'.length));
  const files = names.map((name) => [
    name,
    {
      path: contractPath(name).slice(1),
      make: async () => JSON.stringify(await readLater(root, name)),
    },
  ]);
  return {
    name: 'contract',
    markdown: {
      remarkPlugins: [
        function remarkContract() {
          return async (tree: Root, file: VFile): Promise<void> => {
            const id = pageIdOf(docs, file.path);
            const record = isApiPage(id) && (await readLater(root, topicOf(id.slug)));
            if (!record) return;
            const summary = summarizeContract(record, contractText(id.locale));
            tree.children.splice(placeOf(tree), 0, component({ name: record.name, summary }));
          };
        },
      ],
    },
    builderConfig: {
      plugins: [emitFiles('contract', { files: Object.fromEntries(files), define: () => ({}) })],
    },
  };
}

async function readLater(root: string, name: string): Promise<ContractRecord | undefined> {
  const { readContract } = await importInTurn(() => import('./readContracts'));
  return readContract(root, name);
}

function placeOf(tree: Root): number {
  const index = tree.children.findIndex(
    (node) =>
      node.type === 'heading' &&
      readHeadings({ type: 'root', children: [node] })[0]!.id === AFTER_CONTRACT,
  );
  return index < 0 ? tree.children.length : index;
}

function component(attributes: Record<string, string>): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Contract',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}
