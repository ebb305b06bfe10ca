import type { Candidate } from './candidates';
import { copyValue } from './writeValue';
import type { Guess } from './guesses/guess';
import { guessArguments } from './guesses/guessArguments';
import type { Pair } from './pair';
import { sameValue } from '@funtool-docs/runner/values/sameValue';

/** A way to call a candidate that gives what every pair states. */
export interface Fit {
  candidate: Candidate;
  /** Arguments that were put behind the given ones; the same for all pairs. */
  guesses: Guess[];
  /** True if some argument is of a kind that the candidate is not meant for. */
  hasUnexpectedKind: boolean;
}

const MAX_GUESSES = 2;

/**
 * Most calls of one candidate with guesses, and the characters of large values that count as another one. No
 * clock, so that all machines find the same.
 */
const MAX_CALLS = 800;
const CALL_SIZE = 500;

/** Kinds of parameters that say how long an answer is, and its limit: a huge text ends the whole process. */
const LENGTHS = new Set(['count', 'length']);
const LONGEST_TEXT = 10_000;

/** Looks for the call with the fewest guesses that gives what every pair states. */
export function tryCandidate(candidate: Candidate, pairs: Pair[]): Fit | undefined {
  const counts = pairs.map(({ args }) => args.length);
  const given = Math.max(...counts);
  const { takes } = candidate;
  const required = takes.filter(({ isOptional }) => !isOptional).length;
  if (given > takes.length) return undefined;
  const hasUnexpectedKind = !pairs.every(({ args }) =>
    args.every(({ value }, index) => acceptsKind(takes[index]!.kind, value)),
  );
  if (Math.min(...counts) >= required && fits(candidate, pairs, [])) {
    return { candidate, guesses: [], hasUnexpectedKind };
  }
  // Arguments of another kind fit by chance only, if some are guessed too.
  if (hasUnexpectedKind || given === 0 || given !== Math.min(...counts)) return undefined;
  if (!isWorthGuessing(candidate, pairs)) return undefined;
  const missing = takes.slice(given);
  for (let count = Math.max(1, required - given); count <= missing.length; count += 1) {
    if (count > MAX_GUESSES) return undefined;
    const kinds = missing.slice(0, count).map(({ kind }) => kind);
    const guesses = findGuesses(candidate, pairs, kinds);
    if (guesses) return { candidate, guesses, hasUnexpectedKind };
  }
  return undefined;
}

/** Calls a candidate as a fit says, on a copy of the arguments; throws if its answer would be huge. */
export function callWith({ takes, call }: Candidate, args: unknown[], guesses: Guess[]): unknown {
  if (args.some((arg, index) => LENGTHS.has(takes[index]!.kind) && Number(arg) > LONGEST_TEXT)) {
    throw new RangeError('the text would be too long');
  }
  return call(...copyValue(args), ...guesses.map(({ value }) => copyValue(value)));
}

/** One of two answers is easily guessed: only where both are asked for, or a rule says yes. */
function isWorthGuessing({ takes }: Candidate, pairs: Pair[]): boolean {
  const results = new Set(pairs.map(({ result }) => result.value));
  if ([...results].some((result) => typeof result === 'boolean')) {
    return results.size > 1 || (results.has(true) && takes.at(-1)?.kind === 'rule');
  }
  // Countless guesses make a call that changes nothing.
  return !pairs.every(({ args: [first], result }) => sameValue(first!.value, result.value));
}

function fits(candidate: Candidate, pairs: Pair[], guesses: Guess[]): boolean {
  return pairs.every(({ args, result }) => {
    try {
      const given = args.map(({ value }) => value);
      return sameValue(callWith(candidate, given, guesses), result.value);
    } catch {
      return false;
    }
  });
}

function findGuesses(candidate: Candidate, pairs: Pair[], kinds: string[]): Guess[] | undefined {
  const sources = pairs.flatMap(({ args, result }) =>
    [...args, result].map(({ source }) => source),
  );
  const most = MAX_CALLS / (1 + sources.join('').length / CALL_SIZE);
  let calls = 0;
  let best: { guesses: Guess[]; cost: number } | undefined;
  const extend = (guesses: Guess[]) => {
    const cost = costOf(guesses);
    if (best && cost >= best.cost) return;
    if (guesses.length === kinds.length) {
      calls += 1;
      if (fits(candidate, pairs, guesses)) best = { guesses, cost };
      return;
    }
    const hints = pairs.map(({ args, result }) => ({
      args: [...args, ...guesses].map(({ value }) => value),
      result: result.value,
    }));
    for (const guess of guessArguments(kinds[guesses.length]!, hints)) {
      if (calls > most) return;
      extend([...guesses, guess]);
    }
  };
  extend([]);
  return best?.guesses;
}

/** Longer guesses say more of the answer themselves, so they are worth less. */
export function costOf(guesses: Guess[]): number {
  const lengths = guesses.map(({ source, value }) =>
    typeof value === 'function' ? 5 : Math.min(source.length, 40),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isNumber: Test = (value) => typeof value === 'number';
const isObject: Test = (value) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isFunction: Test = (value) => typeof value === 'function';
const isSet: Test = (value) => value instanceof Set || value instanceof Map;

/** Tells for each kind of parameter whether a value is meant for it. */
const TESTS: Record<string, Test> = {
  any: () => true,
  item: () => true,
  collection: (value) => [isText, Array.isArray, isObject, isSet].some((test) => test(value)),
  container: (value) => typeof value === 'object' && value !== null,
  set: isSet,
  object: isObject,
  extension: isObject,
  rule: (value) => isText(value) || value instanceof RegExp,
  key: (value) => isText(value) || isNumber(value),
  place: (value) => isText(value) || isNumber(value),
  ...Object.fromEntries(
    ['callback', 'customizer', 'path', 'predicate', 'serializer'].map((kind) => [kind, isFunction]),
  ),
  flag: (value) => typeof value === 'boolean' || isObject(value),
  ...Object.fromEntries(
    ['text', 'part', 'pattern', 'replacement', 'inserted', 'filler'].map((kind) => [kind, isText]),
  ),
  ...Object.fromEntries(
    ['list', 'names', 'removed', 'added', 'kept'].map((kind) => [kind, Array.isArray]),
  ),
  ...Object.fromEntries(
    ['number', 'operand', 'decimals', 'position', 'index', 'start', 'end', 'length', 'count'].map(
      (kind) => [kind, isNumber],
    ),
  ),
};

/** Tells whether a value is of the kind that a parameter is meant for. */
export function acceptsKind(kind: string, value: unknown): boolean {
  return TESTS[kind]?.(value) ?? false;
}
