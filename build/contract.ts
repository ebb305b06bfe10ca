import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RootContent } from 'mdast';
import type { BuiltPage } from '../packages/facts/builtPage';
import { BEHAVIOUR } from '../packages/facts/library/measuredCalls';
import { listFiles } from '../packages/content/listFiles';
import { indexOfHeading } from '../packages/content/parsePage';
import { isApiPage, topicOf } from '../packages/content/paths';
import { emitFiles } from '../packages/islands/build/emitFiles';
import { importInTurn } from '../packages/islands/build/importInTurn';
import {
  AFTER_CONTRACT,
  contractPath,
  type ContractRecord,
} from '../packages/facts/contract/contractRecord';
import { summarizeContract } from '../packages/facts/contract/summarizeContract';

/** Puts the contract of what a page documents at the end of its notes. */
export async function insertContract({
  root,
  isProduction,
  slug,
  tree,
  record,
}: BuiltPage): Promise<void> {
  const contract = isApiPage({ slug }) && (await readLater(root, topicOf(slug), !isProduction));
  if (!contract) return;
  record.contract = summarizeContract(contract);
  const end = indexOfHeading(tree, AFTER_CONTRACT);
  tree.children.splice(end < 0 ? tree.children.length : end, 0, createComponent());
}

/** Emits contracts as JSON, a file for each page. */
export function contractFiles(root: string): RsbuildPlugin {
  const names = listFiles(path.join(root, BEHAVIOUR)).map((file) => file.slice(0, -'.json'.length));
  const files = names.map((name) => [
    contractPath(name).slice(1),
    async () => JSON.stringify(await readLater(root, name)),
  ]);
  return emitFiles('contract', Object.fromEntries(files));
}

async function readLater(
  root: string,
  name: string,
  isAlone = false,
): Promise<ContractRecord | undefined> {
  const { readContract } = await importInTurn(
    () => import('../packages/facts/contract/build/readContracts'),
  );
  return readContract(root, name, isAlone);
}

function createComponent(): RootContent {
  return { type: 'mdxJsxFlowElement', name: 'Contract', attributes: [], children: [] };
}
