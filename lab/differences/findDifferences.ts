import {
  type ByPeer,
  type Difference,
  type LodashName,
  type LodashNames,
  type PageDifferences,
  PEERS,
  type Replacement,
} from '@funtool-docs/facts/differences/differences';
import { createRequire } from 'node:module';
import path from 'node:path';
import { refusedCalls } from '../types/measureReturns';
import { type Counterparts, lodashNameOf, printAdapter, readCounterparts } from './counterparts';
import { compareCalls, type NamedCall, type Shares, sharesOf } from './compareCalls';
import type { ComparedResult } from './runCalls';

/** The outcome of all measured calls with their counterparts. */
interface AllDifferences {
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

/** A call that was compared. */
interface ComparedOn {
  page: string;
  names: string[];
  difference: Difference;
}

/** Characters that are as hard to follow as one thing that readers hardly write. */
const LONG_CALL = 1000;

/** Says of every function of lodash what can take its place, as far as calls show. */
function listLodash(root: string, counterparts: Counterparts, calls: ComparedOn[]): LodashNames {
  const replacements = listReplacements(counterparts, calls);
  const { VERSION, ...lodash } = loadLodash(root);
  const names = Object.keys(lodash)
    .filter((name) => typeof lodash[name] === 'function' && name !== '_')
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((name): [string, LodashName] => {
      const aliases = Object.keys(lodash).filter((other) => lodash[other] === lodash[name]);
      const { write } = counterparts.instead[name] ?? {};
      return [
        name,
        {
          replacements: aliases.flatMap((alias) => replacements.get(alias) ?? []),
          ...(write && { instead: printAdapter(write) }),
        },
      ];
    });
  return { version: String(VERSION), names: Object.fromEntries(names) };
}

/** Loads lodash, whose types nobody here needs. */
export function loadLodash(root: string): Record<string, unknown> {
  return createRequire(path.join(root, 'package.json'))('lodash') as Record<string, unknown>;
}

/** Lists documented functions by the name of their counterpart, the closest first. */
function listReplacements({ functions }: Counterparts, calls: ComparedOn[]) {
  const found = new Map<string, Replacement[]>();
  for (const [page, adapters] of Object.entries(functions)) {
    for (const [name, { lodash }] of Object.entries(adapters)) {
      const counterpart = lodashNameOf(lodash);
      if (!counterpart) continue;
      const own = calls.filter((call) => call.page === page && call.names.includes(name));
      const replacement = describeReplacement(
        name,
        page,
        own.map(({ difference }) => difference),
      );
      found.set(
        counterpart,
        [...(found.get(counterpart) ?? []), replacement].toSorted(closestFirst),
      );
    }
  }
  return found;
}

function describeReplacement(name: string, page: string, differences: Difference[]): Replacement {
  const compared = differences.filter(({ results }) => results.lodash !== undefined);
  const differing = compared.filter(({ differs }) => differs.includes('lodash'));
  const [shown] = differing.toSorted((a, b) => effortOf(a) - effortOf(b));
  return {
    name,
    page,
    calls: compared.length,
    same: compared.length - differing.length,
    refused: differing.filter(({ refused }) => refused).length,
    ...(shown && { shown: showLodash(shown) }),
  };
}

function showLodash({ input, setup, refused, funtool, results }: Difference): Replacement['shown'] {
  return {
    input,
    ...(setup && { setup }),
    ...(refused && { refused }),
    funtool,
    lodash: results.lodash!,
  };
}

function closestFirst(a: Replacement, b: Replacement): number {
  return b.same / b.calls - a.same / a.calls;
}

/** Rates what a reader must know to follow a call: whether it would compile, its form, its length. */
function effortOf({ input, setup = '', refused }: Difference): number {
  const unusual = [refused, setup, !/^\w+\(/.test(input)].filter(Boolean).length;
  return unusual * LONG_CALL + input.length + setup.length;
}
