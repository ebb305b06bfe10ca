import { type MeasuredCall, readMeasuredPages } from '@funtool-docs/facts/library/measured';
import {
  type ByPeer,
  type PageDifferences,
  PEERS,
} from '@funtool-docs/facts/differences/differences';
import { namesIn } from '../harness/namesIn';
import { runInThread } from '../harness/runMeasured';
import { type Counterparts, readCounterparts } from './counterparts';
import type { ComparedCall, ComparedResult } from './runCalls';

/** A measured call of a page, with the documented names in it. */
export interface NamedCall extends MeasuredCall {
  page: string;
  names: string[];
}

/** A call with what it gave; nothing can be said of one whose result varies. */
interface ComparedOnce {
  call: NamedCall;
  result: ComparedResult | undefined;
}

/**
 * Runs every measured call that has a counterpart.
 *
 * @param root Repository root.
 * @throws {Error} If a call does not run to an end, or an adapter gives no function.
 */
export async function compareCalls(root: string): Promise<ComparedOnce[]> {
  const counterparts = readCounterparts();
  const calls = listCalls(root, counterparts);
  const compared = calls.map(({ call, setup, env, names, page }) => {
    const adapters = adaptersOf(names, counterparts.functions[page]!);
    return { call, setup, adapters, inPage: env === 'dom' };
  });
  const results = await compareInThreads(root, compared);
  return calls.map((call, index) => ({ call, result: results[index] }));
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
      .map((call) => ({ ...call, page, names: namesIn([call.setup, call.call], known) }))
      .filter(({ names }) => names.length > 0);
  });
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

/**
 * Runs measured calls with the documented functions and their counterparts, some of which change prototypes: those
 * that were measured in a page in a thread of their own.
 *
 * @returns For each call its results; see `runCalls`.
 * @throws {Error} If a thread fails or does not end.
 */
export async function compareInThreads(
  root: string,
  calls: ComparedCall[],
): Promise<(ComparedResult | undefined)[]> {
  const results: (ComparedResult | undefined)[] = [];
  const runSome = async (inPage: boolean): Promise<void> => {
    const chosen = [...calls.entries()].filter(([, call]) => call.inPage === inPage);
    const own = chosen.map(([, call]) => call);
    const found = await runInThread<typeof results>('compareAll', root, own, inPage);
    for (const [index, [place]] of chosen.entries()) results[place] = found[index];
  };
  await Promise.all([runSome(false), runSome(true)]);
  return results;
}
