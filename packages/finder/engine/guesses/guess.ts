import { writeValue } from '../writeValue';
import { sameValue } from '@funtool-docs/runner/values/sameValue';

/** An argument that nobody gave, and its code. */
export interface Guess {
  source: string;
  value: unknown;
}

/** A guess may be made from this. */
export interface Hint {
  /** The arguments given and guessed so far. */
  args: unknown[];
  result: unknown;
}

/** Makes guesses of values; empty lists and objects, which ask for nothing, are left out. */
export function guessValues(values: unknown[]): Guess[] {
  return values.flatMap((value) => {
    const source = writeValue(value);
    return source === undefined || source === '[]' || source === '{}' ? [] : [{ source, value }];
  });
}

type Fields = Record<string, unknown>;

/** Names that the result has, and those that it lacks, as lists. */
export function guessNames({ args: [object], result }: Hint): unknown[] {
  if (!isFields(object) || !isFields(result)) return [];
  const names = Object.keys(object);
  return [Object.keys(result), names.filter((name) => !Object.hasOwn(result, name))];
}

/** Names of an object. */
export function guessKeys({ args: [object] }: Hint): unknown[] {
  return isFields(object) ? Object.keys(object) : [];
}

/** An object with what the result has and the input has not: at every level, and at the first. */
export function guessExtensions({ args: [object], result }: Hint): unknown[] {
  if (!isFields(object) || !isFields(result)) return [];
  return [changes(object, result, true), changes(object, result, false)];
}

function changes(before: Fields, after: Fields, isDeep: boolean): Fields {
  const entries = Object.entries(after).flatMap(([key, value]): [string, unknown][] => {
    const old = before[key];
    if (Object.hasOwn(before, key) && sameValue(old, value)) return [];
    return [[key, isDeep && isFields(old) && isFields(value) ? changes(old, value, true) : value]];
  });
  return Object.fromEntries(entries);
}

/** Tells whether a value is a plain object. */
export function isFields(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
