import { inputsOf, readCached } from '@funtool-docs/content/buildCache';
import { BEHAVIOUR, type MeasuredCall, readMeasuredPages } from '../../library/measuredCalls';
import { type ByPeer, type PageDifferences, PEERS } from '../differences';
import { compareInThread } from './compareInThread';
import { type Counterparts, readCounterparts } from './counterparts';
import { mentionedNames } from './mentionedNames';
import type { ComparedResult } from './worker/runCalls';
import { LIBRARY_READERS } from '../../library/readers';

/** A measured call of a page, with the documented names in it. */
export interface NamedCall extends MeasuredCall {
  page: string;
  names: string[];
}

/** A call with what it gave; nothing can be said of one whose result varies. */
export interface ComparedOnce {
  call: NamedCall;
  result: ComparedResult | undefined;
}

/** All that the results depend on, besides packages. */
export const DIFFERENCES_INPUTS = [
  BEHAVIOUR,
  'library/src',
  'packages/facts/differences',
  ...LIBRARY_READERS,
];

let comparing: Promise<ComparedOnce[]> | undefined;

/**
 * Reads what every measured call gives that has a counterpart, from the build cache unless something it
 * depends on has changed: running the calls takes seconds.
 *
 * @param root Repository root.
 * @throws {Error} If a call does not run to an end, or an adapter gives no function.
 */
export function readCompared(root: string): Promise<ComparedOnce[]> {
  comparing ??= compareOnce(root);
  return comparing;
}

async function compareOnce(root: string): Promise<ComparedOnce[]> {
  const counterparts = readCounterparts();
  const calls = listCalls(root, counterparts);
  const results: (ComparedResult | null | undefined)[] = await readCached(
    root,
    'compared',
    inputsOf(root, DIFFERENCES_INPUTS),
    () => runAll(root, calls, counterparts),
  );
  return calls.map((call, index) => ({ call, result: results[index] ?? undefined }));
}

/**
 * Counts how many calls of a page its counterparts answer, and how many of these in the same way.
 *
 * @param page Path below the API pages, such as `array/at`.
 * @returns `undefined` where a page has no counterparts.
 */
export async function countShares(root: string, page: string): Promise<Shares | undefined> {
  if (!(page in readCounterparts().functions)) return undefined;
  const compared = await readCompared(root);
  return sharesOf(compared.filter(({ call }) => call.page === page));
}

/** Counts by counterpart. */
export type Shares = PageDifferences['counts'];

/** Counts them among the calls given. */
export function sharesOf(compared: ComparedOnce[]): Shares {
  const counts = PEERS.flatMap((peer) => {
    const answers = compared.flatMap(({ result }) => result?.others[peer] ?? []);
    const same = answers.filter((answer) => answer.same).length;
    return answers.length ? [[peer, { same, calls: answers.length }]] : [];
  });
  return Object.fromEntries(counts) as Shares;
}

function listCalls(root: string, { functions }: Counterparts): NamedCall[] {
  return readMeasuredPages(root).flatMap(({ name: page, calls }) => {
    const known = Object.keys(functions[page] ?? {});
    return calls
      .map((call) => ({ ...call, page, names: mentionedNames(call, known) }))
      .filter(({ names }) => names.length > 0);
  });
}

/** Calls that were measured in a page and others need threads of their own. */
async function runAll(root: string, calls: NamedCall[], { functions }: Counterparts) {
  const results: (ComparedResult | undefined)[] = [];
  const runSome = async (inPage: boolean): Promise<void> => {
    const chosen = [...calls.entries()].filter(([, { env }]) => (env === 'dom') === inPage);
    const compared = chosen.map(([, { call, setup, names, page }]) => {
      return { call, setup, adapters: adaptersOf(names, functions[page]!) };
    });
    const found = await compareInThread(root, compared, { inPage });
    for (const [index, [place]] of chosen.entries()) results[place] = found[index];
  };
  await Promise.all([runSome(false), runSome(true)]);
  return results;
}

/** A call can be compared with those that have a counterpart of all names in it. */
function adaptersOf(names: string[], known: Record<string, ByPeer<string>>) {
  const adapters: Record<string, Record<string, string>> = {};
  for (const peer of PEERS) {
    const pairs = names.flatMap((name) => {
      const adapter = known[name]?.[peer];
      return adapter ? [[name, adapter]] : [];
    });
    if (pairs.length === names.length) adapters[peer] = Object.fromEntries(pairs);
  }
  return adapters;
}
