import { writeValue } from '@funtool-docs/runner/values/writeValue';

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
