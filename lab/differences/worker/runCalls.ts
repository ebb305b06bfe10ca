import { type CallOutcome, runMeasured, type FixedGlobals } from '../../harness/runMeasured';
import { printOutcome, sameOutcome } from './outcome';

/** A measured call with what takes the place of the names in it. */
export interface ComparedCall {
  call: string;
  setup?: string | undefined;
  /** By what the call is compared with: adapters by name, for all names in it. */
  adapters: Record<string, Record<string, string>>;
}

/** The results of a call with the documented functions and with their counterparts. */
export interface ComparedResult {
  funtool: string;
  others: Record<string, { text: string; same: boolean }>;
}

/** The code of calls can name these. */
export interface Libraries {
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
