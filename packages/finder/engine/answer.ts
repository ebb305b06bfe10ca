import type { SourceValue } from '@funtool-docs/runner/evaluator/parseValue';
import type { CallParts, Pair } from './pair';
import type { Candidate } from './candidates';
import { findByExample } from './findByExample';
import { findQuestion, type Question } from './findQuestion';
import { type Fit, acceptsKind, callWith } from './tryCandidate';
import { writeValue } from './writeValue';
import { sameValue } from '@funtool-docs/runner/values/sameValue';

/** One of our functions that gives what the pairs state. */
export interface Found {
  name: string;
  /** Below the API pages, such as `string/trim`. */
  page: string;
  call: CallParts;
}

/** The functions found for some pairs. */
export interface FinderResult {
  /** The best of our functions. */
  found: Found[];
  /** Number of ours that fit, those that are not listed included. */
  count: number;
  /** Number of ours that were tried. */
  tried: number;
  /** The native way. */
  natives: CallParts[];
  question?: Question;
  /** If none of ours fits without guesses: those that come near, with what they give behind the call. */
  near?: Found[];
  /** Names of functions that were not tried, since they have hung before. */
  leftOut?: string[];
}

/** Most functions and native ways of an answer. */
export const MAX_FOUND = 8;
export const MAX_NATIVES = 3;
export const MAX_NEAR = 3;

/** The functions and native ways to try, and what hears which is about to run. */
interface Asked {
  ours: Candidate[];
  natives: Candidate[];
  onTry?: (name: string) => void;
}

/** Answers which functions give what the pairs state, and which input would tell them apart. */
export function answerPairs(pairs: Pair[], { ours, natives, onTry }: Asked): FinderResult {
  const fits = findByExample(pairs, ours, onTry);
  const native = findByExample(pairs, natives, onTry);
  const fewest = native[0]?.guesses.length;
  const closest = native.filter(
    ({ guesses, hasUnexpectedKind }) => guesses.length === fewest && !hasUnexpectedKind,
  );
  const question = findQuestion(fits, pairs);
  const [{ args }] = pairs as [Pair];
  return {
    found: fits.slice(0, MAX_FOUND).map((fit) => ({
      name: fit.candidate.name,
      page: fit.candidate.page!,
      call: writeCall(fit, args),
    })),
    count: fits.length,
    tried: new Set(ours.map(({ name }) => name)).size,
    natives: closest.slice(0, MAX_NATIVES).map((fit) => writeCall(fit, args)),
    ...(question && { question }),
    ...(fits.every(({ guesses }) => guesses.length > 0) && { near: listNear(pairs, ours) }),
  };
}

function listNear(pairs: Pair[], ours: Candidate[]): Found[] {
  const written = findNear(pairs, ours).flatMap(({ candidate, pair, gives }): Found[] => {
    const code = writeValue(gives);
    if (code === undefined) return [];
    const call = writeCall({ candidate, guesses: [] }, pair.args);
    const { name, page } = candidate;
    return [{ name, page: page!, call: [...call, { code: ` // => ${code}`, isGuessed: false }] }];
  });
  const names = new Set<string>();
  const first = written.filter(({ name }) => !names.has(name) && names.add(name));
  return first.slice(0, MAX_NEAR);
}

/** Writes the call of a fit with the arguments of a pair. */
function writeCall(
  { candidate, guesses }: Pick<Fit, 'candidate' | 'guesses'>,
  args: SourceValue[],
): CallParts {
  const given = args.map(({ source }) => ({ code: source, isGuessed: false }));
  const values = [...given, ...guesses.map(({ source }) => ({ code: source, isGuessed: true }))];
  // Arguments that are left out take the comma before them along.
  const form = candidate.form.replaceAll(/(, )?\$(\d)/g, (code, _, place: string) =>
    Number(place) < values.length ? code : '',
  );
  return form.split(/(\$\d)/).flatMap((part) => {
    const place = /^\$(\d)$/.exec(part)?.[1];
    return place ? [values[Number(place)]!] : part ? [{ code: part, isGuessed: false }] : [];
  });
}

/** A candidate that does not give what the pairs state, but comes near. */
interface Near {
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
function findNear(pairs: Pair[], candidates: Candidate[]): Near[] {
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
