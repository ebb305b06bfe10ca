import { format, inspect } from 'node-inspect-extracted';

const FULL_OUTPUT = {
  depth: Infinity,
  maxArrayLength: Infinity,
  maxStringLength: Infinity,
  breakLength: Infinity,
  compact: true,
  sorted: true,
} as const;

/** Stack frames differ between runs and say nothing about the value. */
export const STACK_FRAME = /\n\s+at .*/g;

/**
 * Prints a value on one line to compare it: tells `-0` from `0`, a hole from `undefined`, a class
 * instance from a plain object.
 */
export function inspectValue(value: unknown): string {
  return inspect(value, FULL_OUTPUT).replace(STACK_FRAME, '');
}

/** Formats the arguments of a console method, `%s` and the like included. */
export function formatLog(args: unknown[]): string {
  return format(...args).replace(STACK_FRAME, '');
}
