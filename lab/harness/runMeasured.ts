import { evaluateMeasured, type MeasuredCall } from '@funtool-docs/facts/library/measuredCalls';
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

/** Random numbers that are the same in every build. */
export interface SeededRandom {
  /** Begins again with the same numbers, or with what each lacks to 1, whatever a call has replaced. */
  restart: (mirrored: boolean) => void;
}

const RANGE = 2 ** 32;

/**
 * Replaces `Math.random`, so that calls give the same in every build, and what depends on chance
 * gives something else with mirrored numbers. A call that replaces `Math.random` itself reaches
 * also libraries that keep the function they found.
 */
export function installSeededRandom(target: Pick<Math, 'random'> = Math): SeededRandom {
  let state = 0;
  let mirror = false;
  const draw = (): number => {
    // A linear congruential generator with the constants of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (mirror ? RANGE - 1 - state : state) / RANGE;
  };
  const shared = () => (target.random === shared ? draw() : target.random());
  target.random = shared;
  return {
    restart(mirrored) {
      target.random = shared;
      state = 0;
      mirror = mirrored;
    },
  };
}
