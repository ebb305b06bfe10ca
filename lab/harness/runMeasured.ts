import { evaluateMeasured, type MeasuredCall } from '@funtool-docs/facts/library/measured';
import { askThread } from '@funtool-docs/runner/supervisor/openThread';
import path from 'node:path';
import { installVirtualTime, type VirtualTime } from '@funtool-docs/runner/clock/virtualTime';

/**
 * Runs a function of the laboratory in a thread of its own, since measured calls replace globals of their thread.
 *
 * @param args Copied, as is what the function gives.
 * @throws {Error} If it fails or does not end.
 */
export async function runInThread<Result>(
  name: 'computeContracts' | 'compareAll',
  ...args: unknown[]
): Promise<Result> {
  const answer = await askThread<{ result: Result } | { problem: string }>(
    name,
    path.join(import.meta.dirname, 'worker.mjs'),
    // Some calls warn.
    { workerData: { name, args }, stderr: true },
  );
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.result;
}

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
interface SeededRandom {
  /** Begins again with the same numbers, or with what each lacks to 1, whatever a call has replaced. */
  restart: (mirrored: boolean) => void;
}

const RANGE = 2 ** 32;

/**
 * Replaces `Math.random`, so that calls give the same in every build, and what depends on chance
 * gives something else with mirrored numbers. A call that replaces `Math.random` itself reaches
 * also libraries that keep the function they found.
 */
function installSeededRandom(): SeededRandom {
  let state = 0;
  let mirror = false;
  const draw = (): number => {
    // A linear congruential generator with the constants of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (mirror ? RANGE - 1 - state : state) / RANGE;
  };
  const shared = () => (Math.random === shared ? draw() : Math.random());
  Math.random = shared;
  return {
    restart(mirrored) {
      Math.random = shared;
      state = 0;
      mirror = mirrored;
    },
  };
}
