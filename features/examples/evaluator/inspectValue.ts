import { format, inspect } from 'node-inspect-extracted';

const COMPLETE = {
  depth: Infinity,
  maxArrayLength: Infinity,
  maxStringLength: Infinity,
  breakLength: Infinity,
  compact: true,
  sorted: true,
} as const;

/** Stack frames differ from run to run and say nothing about the value. */
export const STACK_FRAME = /\n\s+at .*/g;

/**
 * Prints a value completely and on one line, the way Node's console would. Two values with the same
 * text are the same to a reader: the text tells `-0` from `0`, a hole from `undefined`, a class instance
 * from a plain object.
 *
 * @param value Anything.
 */
export function inspectValue(value: unknown): string {
  return inspect(value, COMPLETE).replace(STACK_FRAME, '');
}

/**
 * Prints the arguments of a console method as one text.
 *
 * @param args What was passed, perhaps with `%s`-like directives first.
 */
export function formatLog(args: unknown[]): string {
  return format(...args).replace(STACK_FRAME, '');
}
