import { inspect } from 'node-inspect-extracted';
import type { PrintedValue } from './events';
import { withoutStack } from './inspectValue';
import { DETAILS_LENGTH, SUMMARY_LENGTH } from './events';

const LIMITS = { depth: 8, maxArrayLength: 1000, maxStringLength: DETAILS_LENGTH } as const;
const ONE_LINE = { ...LIMITS, breakLength: Infinity, compact: true } as const;

/** The first line of a table, which says nothing. */
const TABLE_TOP = /^ *┌[─┬]*┐\n/;

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
  const [line] = text.replace(TABLE_TOP, '').split('\n', 1);
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
