import { type MeasuredCall, readMeasuredPages } from '../../../content/library/measuredCalls';
import { type ByPeer, type Difference, type PageDifferences, PEERS } from '../differences';
import { compareInThread } from './compareInThread';
import { type Counterparts, printAdapter, readCounterparts } from './counterparts';
import { type ComparedOn, listLodash } from './listLodash';
import { mentionedNames } from './mentionedNames';
import type { AllDifferences } from './readDifferences';
import { refusedCalls } from '../../../content/library/refusedCalls';
import type { ComparedResult } from './worker/runCalls';

/** A measured call of a page, with the documented names in it. */
interface NamedCall extends MeasuredCall {
  page: string;
  names: string[];
}

/**
 * Runs every measured call that has a counterpart, and lists where results differ.
 *
 * @param root Repository root.
 * @throws {Error} If a call does not run to an end, or an adapter gives no function.
 */
export async function findDifferences(root: string): Promise<AllDifferences> {
  const counterparts = readCounterparts();
  const calls = listCalls(root, counterparts);
  const running = runAll(root, calls, counterparts);
  const exports = Object.values(counterparts.functions).flatMap((names) => Object.keys(names));
  // Meanwhile, since the calls run in threads.
  const refused = refusedCalls(root, calls, exports);
  const results = await running;
  const compared = calls.flatMap((call, index): ComparedOn[] => {
    const result = results[index];
    return result ? [{ ...call, difference: describe(call, result, refused.has(index)) }] : [];
  });
  const pages = Object.entries(counterparts.functions).map(([page, adapters]) => {
    const differences = compared.flatMap((call) => (call.page === page ? [call.difference] : []));
    return [page, summarize(differences, adapters)] as const;
  });
  return {
    pages: Object.fromEntries(pages),
    lodash: listLodash(root, counterparts, compared),
  };
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

function describe(
  { call, setup }: NamedCall,
  result: ComparedResult,
  refused: boolean,
): Difference {
  const peers = PEERS.filter((peer) => result.others[peer]);
  return {
    input: call,
    ...(setup && { setup }),
    ...(refused && { refused }),
    funtool: result.funtool,
    results: Object.fromEntries(peers.map((peer) => [peer, result.others[peer]!.text])),
    differs: peers.filter((peer) => !result.others[peer]!.same),
  };
}

function summarize(
  differences: Difference[],
  adapters: Record<string, ByPeer<string>>,
): PageDifferences {
  const counts = PEERS.flatMap((peer) => {
    const calls = differences.filter(({ results }) => results[peer] !== undefined);
    const same = calls.filter(({ differs }) => !differs.includes(peer)).length;
    return calls.length ? [[peer, { same, calls: calls.length }]] : [];
  });
  const printed = Object.entries(adapters).map(([name, byPeer]) => [
    name,
    Object.fromEntries(Object.entries(byPeer).map(([peer, code]) => [peer, printAdapter(code)])),
  ]);
  return {
    counterparts: Object.fromEntries(printed),
    counts: Object.fromEntries(counts),
    rows: differences.filter(({ differs }) => differs.length > 0),
  };
}
