import { createRequire } from 'node:module';
import path from 'node:path';
import { loadEntry } from '@funtool-docs/facts/library/librarySource';
import { measuredGlobals } from '@funtool-docs/facts/contract/contract';
import { isDeepStrictEqual } from 'node:util';
import { printInNode } from '../harness/printInNode';
import {
  type CallOutcome,
  type FixedGlobals,
  installFixedGlobals,
  runMeasured,
} from '../harness/runMeasured';

/**
 * Runs calls in the thread of its own that they need.
 *
 * @param inPage True if the calls were measured in a page.
 */
export async function compareAll(root: string, calls: ComparedCall[], inPage: boolean) {
  const load = createRequire(path.join(root, 'package.json'));
  const funtool = await loadEntry({});
  const fixed = installFixedGlobals();
  if (inPage) installPage(load('jsdom') as typeof import('jsdom'));
  const libraries = { funtool, _: load('lodash') as object, toolkit: load('es-toolkit') as object };
  return runCalls(calls, libraries, fixed);
}

function installPage(jsdom: typeof import('jsdom')): void {
  for (const [name, value] of measuredGlobals(jsdom)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
}

/** A measured call with what takes the place of the names in it. */
export interface ComparedCall {
  call: string;
  setup?: string | undefined;
  /** True if it was measured in a page. */
  inPage?: boolean;
  /** By what the call is compared with: adapters by name, for all names in it. */
  adapters: Record<string, Record<string, string>>;
}

/** The results of a call with the documented functions and with their counterparts. */
export interface ComparedResult {
  funtool: string;
  others: Record<string, { text: string; same: boolean }>;
}

/** The code of calls can name these. */
interface Libraries {
  funtool: Record<string, unknown>;
  _: object;
  toolkit: object;
}

type Scope = Record<string, unknown>;

/**
 * Runs calls one after the other with the documented functions and with each counterpart.
 *
 * @returns For each call its results. A counterpart is left out whose own result varies, and the
 *   call is `undefined` where the documented result does, since nothing can be said of these.
 * @throws {Error} If an adapter gives no function.
 */
export async function runCalls(
  calls: ComparedCall[],
  libraries: Libraries,
  fixed: FixedGlobals,
): Promise<(ComparedResult | undefined)[]> {
  const results: (ComparedResult | undefined)[] = [];
  const run = (call: ComparedCall, replaced: Scope, mirrored: boolean) => {
    fixed.restart(mirrored);
    return runMeasured(call, { ...libraries.funtool, ...replaced }, fixed);
  };
  /* oxlint-disable no-await-in-loop -- one by one, since calls replace globals */
  for (const call of calls) {
    const own = await runTwice((mirrored) => run(call, {}, mirrored));
    const others: ComparedResult['others'] = {};
    for (const [peer, adapters] of own ? Object.entries(call.adapters) : []) {
      const other = await runTwice((mirrored) =>
        run(call, evaluateAdapters(adapters, libraries), mirrored),
      );
      if (other) others[peer] = { text: printOutcome(other), same: sameOutcome(own!, other) };
    }
    results.push(own && { funtool: printOutcome(own), others });
  }
  /* oxlint-enable no-await-in-loop */
  return results;
}

/** Returns the outcome if chance does not change it. */
async function runTwice(
  run: (mirrored: boolean) => Promise<CallOutcome>,
): Promise<CallOutcome | undefined> {
  const [first, second] = [await run(false), await run(true)];
  return sameOutcome(first, second) ? first : undefined;
}

function evaluateAdapters(adapters: Record<string, string>, libraries: Libraries): Scope {
  const { funtool, _, toolkit } = libraries;
  const entries = Object.entries(adapters).map(([name, adapter]) => {
    const create = new Function('funtool', '_', 'toolkit', `return (${adapter});`);
    const value: unknown = create(funtool, _, toolkit);
    if (typeof value === 'function') return [name, value];
    throw new Error(`counterparts.json: "${adapter}" for ${name} gives no function`);
  });
  return Object.fromEntries(entries) as Scope;
}

const MAX_ITEMS = 12;
const MAX_CHARACTERS = 100;

/**
 * Tells whether two calls did the same: gave equal values, or threw errors of one class. Each call
 * makes its own functions, symbols, classes and invalid dates, which equal only themselves: these
 * are the same if they print the same.
 */
export function sameOutcome(first: CallOutcome, second: CallOutcome): boolean {
  if ('thrown' in first || 'thrown' in second) {
    return 'thrown' in first && 'thrown' in second && classOf(first) === classOf(second);
  }
  return isDeepStrictEqual(first.value, second.value) || printAll(first) === printAll(second);
}

/** Prints an outcome as the pages state results, cut where no table could show it. */
function printOutcome(outcome: CallOutcome): string {
  if ('thrown' in outcome) return `throws ${classOf(outcome)}`;
  const limits = { maxArrayLength: MAX_ITEMS, maxStringLength: MAX_CHARACTERS };
  return printInNode(outcome.value, limits);
}

function classOf({ thrown }: { thrown: unknown }): string {
  return thrown instanceof Error || isForeignError(thrown) ? thrown.name : printInNode(thrown);
}

/** Errors of another global environment are no instances of ours. */
function isForeignError(value: unknown): value is Error {
  return Object.prototype.toString.call(value) === '[object Error]';
}

function printAll({ value }: { value: unknown }): string {
  return printInNode(value, { depth: Infinity, maxArrayLength: null, maxStringLength: null });
}
