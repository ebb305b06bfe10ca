import path from 'node:path';
import { inputsOf, openBuildCache, readCached } from '@funtool-docs/content/buildCache';
import { readPage } from '@funtool-docs/content/loadSite';
import { API } from '@funtool-docs/content/paths';
import { statedErrors } from '@funtool-docs/content/statedErrors';
import { site } from '../../../../site.config';
import { askThread } from '@funtool-docs/runner/supervisor/openThread';
import type { ContractRecord, Statement } from '../contractRecord';
import { LIBRARY_READERS } from '../../library/readers';

/** All that contracts depend on: the library, its measured calls, and what runs them. */
const INPUTS = [
  'library',
  ...LIBRARY_READERS,
  'packages/facts/contract',
  'packages/runner/evaluator',
];

/** Name of the cache. */
const CACHE = 'contract';

const read = new Map<string, Promise<ContractRecord[]>>();

/** Of single pages, by root and name. */
const alone = new Map<string, Promise<ContractRecord[]>>();

/**
 * Returns the contract of an API page; `undefined` if nothing was measured for it.
 *
 * @param name Path of the page below the API pages, such as `array/at`.
 * @param isAlone Whether to compute no other: all of them take seconds, for which the first page of the
 *   development server is not to wait.
 */
export async function readContract(
  root: string,
  name: string,
  isAlone = false,
): Promise<ContractRecord | undefined> {
  const contracts = isAlone && !isKept(root) ? readAlone(root, name) : readOnce(root);
  const contract = (await contracts).find((other) => other.name === name);
  return contract && besidePage(root, contract);
}

/**
 * Computes the contract of every API page, once a process. Kept from build to build: it takes
 * seconds.
 *
 * @param root Repository root.
 */
export async function readContracts(root: string): Promise<ContractRecord[]> {
  return (await readOnce(root)).map((contract) => besidePage(root, contract));
}

/**
 * Adds what the page says of errors. Not every error is a measured call: if the page describes
 * some, its functions throw sometimes.
 */
function besidePage(root: string, contract: ContractRecord): ContractRecord {
  const slug = `${API}${contract.name}.mdx`;
  const page = readPage(root, { locale: site.locales[0].lang, slug });
  const stated = page && statedErrors(root, page);
  if (!stated) return contract;
  const statements = contract.statements.map((statement): Statement => {
    const isMissed = statement.property === 'throws' && statement.answer === 'no';
    return isMissed && stated === 'section' ? { ...statement, answer: 'sometimes' } : statement;
  });
  return { ...contract, statements, statedErrors: stated };
}

function readOnce(root: string): Promise<ContractRecord[]> {
  const known = read.get(root) ?? readKept(root);
  read.set(root, known);
  return known;
}

function readAlone(root: string, name: string): Promise<ContractRecord[]> {
  const key = `${root}\0${name}`;
  const known = alone.get(key) ?? computeInThread(root, [name]);
  alone.set(key, known);
  return known;
}

function isKept(root: string): boolean {
  return read.has(root) || openBuildCache(root, CACHE).has(inputsOf(root, INPUTS));
}

function readKept(root: string): Promise<ContractRecord[]> {
  return readCached(root, CACHE, inputsOf(root, INPUTS), () => computeInThread(root));
}

/**
 * Computes contracts, in a thread: measured calls replace globals.
 *
 * @param names Of pages, by default of all.
 */
export function computeInThread(root: string, names?: string[]): Promise<ContractRecord[]> {
  const file = path.join(import.meta.dirname, 'worker.mjs');
  return askThread('computing contracts', file, { workerData: { root, names } });
}
