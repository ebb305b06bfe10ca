import { refusedCalls } from '../types/refusedCalls';
import {
  type ByPeer,
  type Difference,
  type LodashNames,
  type PageDifferences,
  PEERS,
} from '@funtool-docs/facts/differences/differences';
import { printAdapter, readCounterparts } from './counterparts';
import { type ComparedOn, listLodash } from './listLodash';
import { compareCalls, type NamedCall, type Shares, sharesOf } from './compareCalls';
import type { ComparedResult } from './worker/runCalls';

/** The outcome of all measured calls with their counterparts. */
export interface AllDifferences {
  /** By page below the reference: `array/at`. */
  pages: Record<string, PageDifferences>;
  lodash: LodashNames;
}

/**
 * Lists where the results of measured calls differ from those of counterparts.
 *
 * @param root Repository root.
 * @throws {Error} If a call does not run to an end, or an adapter gives no function.
 */
export async function findDifferences(root: string): Promise<AllDifferences> {
  const counterparts = readCounterparts();
  const all = await compareCalls(root);
  const exports = Object.values(counterparts.functions).flatMap((names) => Object.keys(names));
  const calls = all.map(({ call }) => call);
  const refused = refusedCalls(root, calls, exports);
  const compared = all.flatMap(({ call, result }, index): ComparedOn[] =>
    result ? [{ ...call, difference: describe(call, result, refused.has(index)) }] : [],
  );
  const pages = Object.entries(counterparts.functions).map(([page, adapters]) => {
    const rows = compared.flatMap((call) => (call.page === page ? [call.difference] : []));
    const counts = sharesOf(all.filter(({ call }) => call.page === page));
    return [page, summarize(rows, counts, adapters)] as const;
  });
  return {
    pages: Object.fromEntries(pages),
    lodash: listLodash(root, counterparts, compared),
  };
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
  counts: Shares,
  adapters: Record<string, ByPeer<string>>,
): PageDifferences {
  const printed = Object.entries(adapters).map(([name, byPeer]) => [
    name,
    Object.fromEntries(Object.entries(byPeer).map(([peer, code]) => [peer, printAdapter(code)])),
  ]);
  return {
    counterparts: Object.fromEntries(printed),
    counts,
    rows: differences.filter(({ differs }) => differs.length > 0),
  };
}
