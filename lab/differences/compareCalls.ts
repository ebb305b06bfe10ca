import { type MeasuredCall, readMeasuredPages } from '@funtool-docs/facts/library/measuredCalls';
import {
  type ByPeer,
  type PageDifferences,
  PEERS,
} from '@funtool-docs/facts/differences/differences';
import { compareInThread } from './compareInThread';
import { type Counterparts, readCounterparts } from './counterparts';
import { mentionedNames } from './mentionedNames';
import type { ComparedResult } from './worker/runCalls';

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

/**
 * Runs every measured call that has a counterpart.
 *
 * @param root Repository root.
 * @throws {Error} If a call does not run to an end, or an adapter gives no function.
 */
export async function compareCalls(root: string): Promise<ComparedOnce[]> {
  const counterparts = readCounterparts();
  const calls = listCalls(root, counterparts);
  const results = await runAll(root, calls, counterparts);
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
