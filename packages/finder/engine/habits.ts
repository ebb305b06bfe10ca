import type { Candidate } from './candidates';
import { copyValue } from '@funtool-docs/runner/values/copyValue';
import { sameValue } from '@funtool-docs/runner/values/sameValue';
import { SAMPLES } from './samples';

/** The value that a function of one argument gives for a sample. */
interface Habit {
  sample: unknown;
  /** Absent if it throws. */
  given?: { value: unknown };
}

const known = new WeakMap<Candidate, Habit[]>();

/**
 * Tells how rarely a candidate gives a value, in bits: a test that nearly everything passes says
 * little when it is passed. Unknown, hence 1, where more than one argument is needed.
 */
export function informationContent(candidate: Candidate, result: unknown): number {
  const habits = habitsOf(candidate);
  if (habits.length === 0) return 1;
  const same = habits.filter(({ given }) => given && sameValue(given.value, result));
  return -Math.log2((same.length + 0.5) / (habits.length + 1));
}

/** Tells which share of the samples of the kind of a value a candidate changes. */
export function mutationRate(candidate: Candidate, value: unknown): number {
  const habits = habitsOf(candidate).filter(
    ({ sample, given }) => given && typeof sample === typeof value,
  );
  if (habits.length === 0) return 0.5;
  const changed = habits.filter(({ sample, given }) => !sameValue(sample, given!.value));
  return changed.length / habits.length;
}

function habitsOf(candidate: Candidate): Habit[] {
  let habits = known.get(candidate);
  if (!habits) {
    habits = observe(candidate);
    known.set(candidate, habits);
  }
  return habits;
}

function observe({ takes, call }: Candidate): Habit[] {
  if (takes.filter(({ isOptional }) => !isOptional).length > 1) return [];
  return SAMPLES.map((sample) => {
    try {
      return { sample, given: { value: call(copyValue(sample)) } };
    } catch {
      return { sample };
    }
  });
}
