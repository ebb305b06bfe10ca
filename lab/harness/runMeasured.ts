import { evaluateMeasured, type MeasuredCall } from '@funtool-docs/facts/library/measuredCalls';
import { installSeededRandom, type SeededRandom } from './seededRandom';
import { installVirtualTime, type VirtualTime } from '@funtool-docs/runner/clock/virtualTime';

/** What happens to a call: its result, or what it throws. */
export type CallOutcome = { value: unknown } | { thrown: unknown };

/** The clock and the random numbers that measured calls find. */
export type FixedGlobals = VirtualTime & SeededRandom;

/** Replaces clock and random numbers of this thread; calls replace more, so it must be one of their own. */
export function installFixedGlobals(): FixedGlobals {
  return { ...installVirtualTime(), ...installSeededRandom() };
}

/**
 * Runs a measured call to its end.
 *
 * @param scope What its code can name, such as every export of the library.
 */
export function runMeasured(
  { call, setup }: Pick<MeasuredCall, 'call'> & { setup?: string | undefined },
  scope: Record<string, unknown>,
  { settle }: Pick<FixedGlobals, 'settle'>,
): Promise<CallOutcome> {
  return settle(outcomeOf(() => evaluateMeasured(call, scope, setup)));
}

async function outcomeOf(run: () => Promise<unknown>): Promise<CallOutcome> {
  try {
    return { value: await run() };
  } catch (thrown) {
    return { thrown };
  }
}
