import type { Candidate } from './candidates';
import type { Pair } from './pair';
import { type Fit, tryCandidate, costOf } from './tryCandidate';
import { copyValue } from './writeValue';
import { sameValue } from '@funtool-docs/runner/values/sameValue';

const texts = `
x|cat|Cat|CAT|some words here|Some Words|One sentence, with a comma.|snake_case_name|kebab-case-name
camelCaseName|PascalName|  padded  |behind |42|3.5|a,b;c|you@example.org|https://example.org/a?b=1#c
naïve|中文|v1.2.3|  |`.split(/[|\n]/);

const numbers = [0, 1, -0, 7, -3, 2.5, -1.25, NaN, Infinity, 1_000_000, 0n, 12n];
const lists = [[], [1, 2, 3], [1, 1, 2], ['a', 'b', 'a'], [null], [[1], [2, [3]]], [{ id: 1 }]];
const objects = [{}, { a: 1 }, { a: 1, b: null }, { a: { b: 2 } }, { name: 'Ada', tags: ['x'] }];
const collections = [new Set(), new Set([1, 2]), new Map(), new Map([['a', 1]])];
const others = [true, false, null, undefined, new Date(0), new Date(NaN), /x/g, /^a$/];

/** Values of every kind: what a function does to them says how much its answer tells. */
export const SAMPLES: unknown[] = [
  ...texts,
  ...numbers,
  ...lists,
  ...objects,
  ...collections,
  ...others,
];

/** The value that a function of one argument gives for a sample. */
interface Habit {
  sample: unknown;
  /** Absent if it throws. */
  given?: { value: unknown };
}

const knownHabits = new WeakMap<Candidate, Habit[]>();

/** Weights of the reasons; measured on `relevance/pairs.json`. */
const WEIGHTS = { surprise: 1, change: 4, cost: 0.15, place: 0.02 };

/**
 * Finds the candidates that give what every pair states, best first. Where arguments are missing at
 * the end, they are guessed.
 *
 * @param onTry Called with the name of each candidate before it runs.
 */
export function findByExample(
  pairs: Pair[],
  candidates: Candidate[],
  onTry?: (name: string) => void,
): Fit[] {
  const fits = candidates.flatMap((candidate) => {
    onTry?.(candidate.name);
    return tryCandidate(candidate, pairs) ?? [];
  });
  return rankFits(fits, pairs);
}

/**
 * Sorts fits, best first: what is meant for such arguments; those without guesses, then those with
 * the fewest; then what says most with least: rare answers, short guesses, functions that leave more
 * values as they are, and those that are wanted more often. One fit stays for each name.
 */
function rankFits(fits: Fit[], pairs: Pair[]): Fit[] {
  const rated = fits.map((fit) => ({ fit, rating: rate(fit, pairs) }));
  rated.sort((a, b) => compare(a.rating, b.rating));
  const names = new Set<string>();
  return rated.flatMap(({ fit }) => {
    const { name } = fit.candidate;
    if (names.has(name)) return [];
    names.add(name);
    return [fit];
  });
}

function rate({ candidate, guesses, hasUnexpectedKind }: Fit, pairs: Pair[]): number[] {
  const surprises = pairs.map(({ result }) => informationContent(candidate, result.value));
  const surprise = surprises.reduce((sum, bits) => sum + bits, 0);
  // What it gives for nearly everything, such as '' or undefined, is as good as guessed.
  const isPlain = pairs.every(({ result }) => typeof result.value !== 'boolean');
  const isWeak = isPlain && surprises.every((bits) => bits < 1);
  const change = mutationRate(candidate, pairs[0]?.args[0]?.value);
  const score =
    WEIGHTS.surprise * -surprise +
    WEIGHTS.change * change +
    WEIGHTS.cost * costOf(guesses) +
    WEIGHTS.place * candidate.place;
  return [Number(hasUnexpectedKind), guesses.length + Number(isWeak), score];
}

function compare(a: number[], b: number[]): number {
  const index = a.findIndex((part, place) => part !== b[place]);
  return index < 0 ? 0 : a[index]! - b[index]!;
}

/**
 * Tells how rarely a candidate gives a value, in bits: a test that nearly everything passes says
 * little when it is passed. Unknown, hence 1, where more than one argument is needed.
 */
function informationContent(candidate: Candidate, result: unknown): number {
  const habits = habitsOf(candidate);
  if (habits.length === 0) return 1;
  const same = habits.filter(({ given }) => given && sameValue(given.value, result));
  return -Math.log2((same.length + 0.5) / (habits.length + 1));
}

/** Tells which share of the samples of the kind of a value a candidate changes. */
function mutationRate(candidate: Candidate, value: unknown): number {
  const habits = habitsOf(candidate).filter(
    ({ sample, given }) => given && typeof sample === typeof value,
  );
  if (habits.length === 0) return 0.5;
  const changed = habits.filter(({ sample, given }) => !sameValue(sample, given!.value));
  return changed.length / habits.length;
}

function habitsOf(candidate: Candidate): Habit[] {
  let habits = knownHabits.get(candidate);
  if (!habits) {
    habits = observe(candidate);
    knownHabits.set(candidate, habits);
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
