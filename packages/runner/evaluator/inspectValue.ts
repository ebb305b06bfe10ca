import { format, inspect } from 'node-inspect-extracted';

const FULL_OUTPUT = {
  depth: Infinity,
  maxArrayLength: Infinity,
  maxStringLength: Infinity,
  breakLength: Infinity,
  compact: true,
  sorted: true,
} as const;

/** Stack frames of V8, which differ between runs, but not other lines, such as `    at noon`. */
const STACK_FRAME = /\n {4,}at .*(?::\d+:\d+|\(<anonymous>|\(native|\(index \d+)\)?/g;

/** Removes stack frames, which say nothing about the value. */
export function withoutStack(text: string): string {
  return text.replace(STACK_FRAME, '');
}

/**
 * Prints a value on one line to compare it: tells `-0` from `0`, a hole from `undefined`, a class
 * instance from a plain object.
 */
export function inspectValue(value: unknown): string {
  return withoutStack(inspect(value, FULL_OUTPUT));
}

/** Formats the arguments of a console method, `%s` and the like included. */
export function formatLog(args: unknown[]): string {
  return withoutStack(format(...args));
}
