import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RootContent } from 'mdast';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { BEHAVIOUR } from '@funtool-docs/facts/library/measuredCalls';
import { listFiles } from '@funtool-docs/content/listFiles';
import { topicOf } from '@funtool-docs/content/paths';
import { element } from '@funtool-docs/content/markdown/element';
import { emitFiles } from '@funtool-docs/islands/build/emitFiles';
import { contractPath } from '@funtool-docs/facts/contract/contractRecord';
import { readContract } from '@funtool-docs/facts/contract/readContract';
import { summarizeContract } from '@funtool-docs/facts/contract/summarizeContract';

/** Creates what shows the contract of what an API page documents; empty without one. */
export function createContract({ root, slug, record }: BuiltPage): RootContent[] {
  const contract = readContract(root, topicOf(slug));
  if (!contract) return [];
  record.contract = summarizeContract(contract);
  return [element('Contract')];
}

/** Emits contracts as JSON, a file for each page. */
export function contractFiles(root: string): RsbuildPlugin {
  const names = listFiles(path.join(root, BEHAVIOUR)).map((file) => file.slice(0, -'.json'.length));
  const files = names.map((name) => [
    contractPath(name).slice(1),
    () => JSON.stringify(readContract(root, name)),
  ]);
  return emitFiles('contract', Object.fromEntries(files));
}
