import { sameValue } from '@funtool-docs/runner/values/sameValue';
import { acceptsKind } from './acceptsKind';
import type { Candidate } from './candidates';
import type { Pair } from './pair';
import { callWith } from './tryCandidate';

/** A candidate that does not give what the pairs state, but comes near. */
export interface Near {
  candidate: Candidate;
  /** The first pair for which it gives something else. */
  pair: Pair;
  gives: unknown;
}

/** Shorter texts are in others by chance. */
const MIN_PART = 3;

/**
 * Finds candidates that come near with the given arguments alone, nearest first: those that give what
 * most of several pairs state; the same but for letter case, spaces and punctuation, or for the order
 * of elements; then what contains the stated result, or is part of it. What merely gives a value of
 * the same type is left out, since half of all functions do.
 */
export function findNear(pairs: Pair[], candidates: Candidate[]): Near[] {
  const found = candidates.flatMap((candidate) => {
    const results = callAll(candidate, pairs);
    const nearness = results ? rate(pairs, results) : 0;
    const place = pairs.findIndex(
      ({ result }, index) => !sameValue(result.value, results?.[index]),
    );
    return nearness > 0 && place >= 0
      ? [{ candidate, pair: pairs[place]!, gives: results![place], nearness }]
      : [];
  });
  return found.toSorted((a, b) => b.nearness - a.nearness || a.candidate.place - b.candidate.place);
}

/** Calls a candidate with what each pair gives; `undefined` if it takes something else, or throws. */
function callAll(candidate: Candidate, pairs: Pair[]): unknown[] | undefined {
  const { takes } = candidate;
  const required = takes.filter(({ isOptional }) => !isOptional).length;
  const isMeant = pairs.every(
    ({ args }) =>
      args.length >= required &&
      args.length <= takes.length &&
      args.every(({ value }, index) => acceptsKind(takes[index]!.kind, value)),
  );
  if (!isMeant) return undefined;
  try {
    return pairs.map(({ args }) => {
      const given = args.map(({ value }) => value);
      return callWith(candidate, given, []);
    });
  } catch {
    return undefined;
  }
}

function rate(pairs: Pair[], results: unknown[]): number {
  const wanted = pairs.map(({ result }) => result.value);
  const fitting = wanted.filter((value, index) => sameValue(value, results[index])).length;
  // One of two answers is right half of the time, and the same one for all says nothing.
  const isConstant = results.every((result) => sameValue(result, results[0]));
  if (fitting > pairs.length / 2 && !isConstant) return 2 + fitting / pairs.length;
  const isChanged = pairs.some(({ args }, index) => !sameValue(args[0]!.value, results[index]));
  if (!isChanged) return 0;
  if (wanted.every((value, index) => isAlike(value, results[index]))) return 2;
  return wanted.every((value, index) => isPart(value, results[index])) ? 1 : 0;
}

function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string')
    return plain(a) !== '' && plain(a) === plain(b);
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && hasAll(a, b);
}

function isPart(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') {
    const [short, long] = a.length < b.length ? [a, b] : [b, a];
    return short.length >= MIN_PART && long.includes(short);
  }
  return Array.isArray(a) && Array.isArray(b) && a.length > 0 && hasAll(b, a);
}

function hasAll(list: unknown[], members: unknown[]): boolean {
  return members.every((member) => list.some((item) => sameValue(item, member)));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
