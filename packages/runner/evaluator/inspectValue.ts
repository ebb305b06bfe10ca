import { format, inspect } from 'node-inspect-extracted';
import { type PrintedValue, DETAILS_LENGTH, SUMMARY_LENGTH } from './events';
import { isOpaque } from '../values/sameValue';
import { ExampleError } from './preparedExample';

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

const LIMITS = { depth: 8, maxArrayLength: 1000, maxStringLength: DETAILS_LENGTH } as const;
const ONE_LINE = { ...LIMITS, breakLength: Infinity, compact: true } as const;

/** What is printed instead of a value that cannot be inspected. */
export const UNPRINTABLE = '<a value that cannot be printed>';

/** Prints a value as a console does. Never throws, even if inspecting the value does. */
export function printValue(value: unknown): PrintedValue {
  try {
    const line = withoutStack(inspect(value, ONE_LINE));
    if (fits(line)) return { summary: line };
    return summarize(line, withoutStack(inspect(value, LIMITS)));
  } catch {
    return { summary: UNPRINTABLE };
  }
}

/** Splits a text into a one-line summary and details, which are the text by default. */
export function summarize(text: string, details = text): PrintedValue {
  if (fits(text)) return { summary: text };
  const [line] = text.split('\n', 1);
  return {
    summary: `${line!.slice(0, SUMMARY_LENGTH - 2)} …`,
    details: truncate(details, DETAILS_LENGTH),
  };
}

/** Truncates a text to a number of characters. */
export function truncate(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

const fits = (text: string) => text.length <= SUMMARY_LENGTH && !text.includes('\n');

/**
 * Lists the parts of a value that what it prints does not tell from others, in an order that equal values share;
 * `ancestors` are the objects around it.
 */
export function listOpaque(value: unknown, ancestors: readonly unknown[] = []): unknown[] {
  if (isOpaque(value)) return [value];
  if (typeof value !== 'object' || !value || ArrayBuffer.isView(value)) return [];
  if (ancestors.includes(value)) return [];
  const within = [...ancestors, value];
  const members = value instanceof Set || value instanceof Map ? [...value] : [];
  return [...listMembers(members, within), ...listProperties(value, within)];
}

function listMembers(members: unknown[], ancestors: unknown[]): unknown[] {
  return members
    .map((member) => [listOpaque(member, ancestors), inspectValue(member)] as const)
    .filter(([opaque]) => opaque.length > 0)
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .flatMap(([opaque]) => opaque);
}

function listProperties(value: object, ancestors: unknown[]): unknown[] {
  return Reflect.ownKeys(value)
    .map((key) => [key, Object.getOwnPropertyDescriptor(value, key)!] as const)
    .filter(([, { enumerable }]) => enumerable)
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
    .flatMap(([key, own]) => [key, own.value, own.get, own.set])
    .flatMap((part: unknown) => listOpaque(part, ancestors));
}

/** `sourceURL` of an example, by which stack frames name it. */
export const SOURCE_NAME = 'example.js';

/** Lines that engines put before the body of a `new Function`. */
const HEADER_LINES = 2;

/** Firefox names code from `new Function` after its caller. */
const FRAME = new RegExp(`(?:${SOURCE_NAME}|> Function):(\\d+)`);

/** Formats an error as pages state it: `TypeError: message`. Never throws. */
export function describeError(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : inspectValue(error);
  } catch {
    return '<an error that cannot be printed>';
  }
}

/** Finds the 1-based line that threw. Stack traces can be forged: `code` must have the line. */
export function errorLine(error: unknown, code: string): number | undefined {
  if (error instanceof ExampleError) return error.line;
  const frame = FRAME.exec(stackOf(error));
  const line = Number(frame?.[1]) - HEADER_LINES;
  return line >= 1 && line <= code.split('\n').length ? line : undefined;
}

function stackOf(error: unknown): string {
  try {
    const stack = error instanceof Error && error.stack;
    return typeof stack === 'string' ? stack : '';
  } catch {
    return '';
  }
}
