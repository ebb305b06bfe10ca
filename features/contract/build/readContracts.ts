import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { hashOfFiles, hashOfPackages, openBuildCache } from '../../../content/buildCache';
import type { ContractRecord } from '../contractRecord';

/** All that contracts depend on: the library, its measured calls, and what runs them. */
const INPUTS = ['library', 'content/library', 'features/contract', 'features/examples/evaluator'];

const read = new Map<string, Promise<ContractRecord[]>>();

/**
 * Returns the contract of an API page; `undefined` if nothing was measured for it.
 *
 * @param name Path of the page below the API pages, such as `array/at`.
 */
export async function readContract(
  root: string,
  name: string,
): Promise<ContractRecord | undefined> {
  return (await readContracts(root)).find((contract) => contract.name === name);
}

/**
 * Computes the contract of every API page, once a process. Kept from build to build: it takes
 * seconds.
 *
 * @param root Repository root.
 */
export function readContracts(root: string): Promise<ContractRecord[]> {
  const known = read.get(root) ?? readKept(root);
  read.set(root, known);
  return known;
}

async function readKept(root: string): Promise<ContractRecord[]> {
  const inputs = [process.version, hashOfPackages(root), hashOfFiles(root, INPUTS)];
  const cache = openBuildCache(root, 'contract');
  const json = await cache.get(inputs, async () =>
    Buffer.from(JSON.stringify(await compute(root))),
  );
  cache.prune();
  return JSON.parse(Buffer.from(json).toString()) as ContractRecord[];
}

function compute(root: string): Promise<ContractRecord[]> {
  const thread = new Worker(path.join(import.meta.dirname, 'worker.mjs'), { workerData: root });
  return new Promise<ContractRecord[]>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () =>
      reject(new Error('The contracts of the API pages did not get ready.')),
    );
  }).finally(() => void thread.terminate());
}
