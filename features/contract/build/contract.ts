import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { listFiles } from '../../../content/listFiles';
import { BEHAVIOUR } from '../../../content/library/measuredCalls';
import type { PageRecord } from '../../../content/pageRecord';
import { readHeadings } from '../../../content/parsePage';
import { isApiPage, pageIdOf, topicOf } from '../../../content/paths';
import { emitFiles } from '../../../framework/build/emitFiles';
import { importInTurn } from '../../../framework/build/importInTurn';
import { pageMetaOf } from '../../../framework/build/pageMeta';
import { AFTER_CONTRACT, contractPath, type ContractRecord } from '../contractRecord';
import { summarizeContract } from '../summarizeContract';

/**
 * Puts the contract of what a page documents at the end of its notes, and writes its data: a file
 * for each page.
 */
export function contract(root: string, docs: string): RspressPlugin {
  const names = listFiles(path.join(root, BEHAVIOUR)).map((file) => file.slice(0, -'.json'.length));
  const files = names.map((name) => [
    contractPath(name).slice(1),
    async () => JSON.stringify(await readLater(root, name)),
  ]);
  return {
    name: 'contract',
    markdown: {
      remarkPlugins: [
        function remarkContract(this: Processor) {
          return async (tree: Root, file: VFile): Promise<void> => {
            const id = pageIdOf(docs, file.path);
            const record = isApiPage(id) && (await readLater(root, topicOf(id.slug)));
            if (!record) return;
            pageMetaOf<PageRecord>(this).contract = summarizeContract(record);
            tree.children.splice(placeOf(tree), 0, createComponent());
          };
        },
      ],
    },
    builderConfig: { plugins: [emitFiles('contract', Object.fromEntries(files))] },
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

function createComponent(): RootContent {
  return { type: 'mdxJsxFlowElement', name: 'Contract', attributes: [], children: [] };
}
