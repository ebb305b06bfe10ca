import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RootContent } from 'mdast';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { BEHAVIOUR } from '@funtool-docs/facts/library/measuredCalls';
import { listFiles } from '@funtool-docs/content/listFiles';
import { topicOf } from '@funtool-docs/content/paths';
import { element } from '@funtool-docs/content/markdown/element';
import { emitFiles } from '@funtool-docs/islands/build/emitFiles';
import { importSerially } from '@funtool-docs/islands/build/importSerially';
import { contractPath, type ContractRecord } from '@funtool-docs/facts/contract/contractRecord';
import { summarizeContract } from '@funtool-docs/facts/contract/summarizeContract';

/** Creates what shows the contract of what an API page documents; empty without one. */
export async function createContract({
  root,
  isProduction,
  slug,
  record,
}: BuiltPage): Promise<RootContent[]> {
  const contract = await readLater(root, topicOf(slug), !isProduction);
  if (!contract) return [];
  record.contract = summarizeContract(contract);
  return [element('Contract')];
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
  const { readContract } = await importSerially(
    () => import('@funtool-docs/facts/contract/build/readContracts'),
  );
  return readContract(root, name, isAlone);
}
