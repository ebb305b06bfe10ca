import { evaluateMeasured, type MeasuredCall } from '../library/measuredCalls';
import { type Chance, installChance } from './chance';
import { installVirtualTime, type VirtualTime } from './virtualTime';

/** What happens to a call: its result, or what it throws. */
export type CallOutcome = { value: unknown } | { thrown: unknown };

/** The time and the chance that measured calls find. */
export type World = VirtualTime & Chance;

/** Replaces time and chance of this thread; calls replace more, so it must be one of their own. */
export function installWorld(): World {
  return { ...installVirtualTime(), ...installChance() };
}

/**
 * Runs a measured call to its end.
 *
 * @param scope What its code can name, such as every export of the library.
 */
export function runMeasured(
  { call, setup }: Pick<MeasuredCall, 'call'> & { setup?: string | undefined },
  scope: Record<string, unknown>,
  { settle }: Pick<World, 'settle'>,
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
