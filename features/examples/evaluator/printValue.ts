import { inspect } from 'node-inspect-extracted';
import type { PrintedValue } from './events';
import { formatLog, STACK_FRAME } from './inspectValue';
import { DETAILS_LENGTH, SUMMARY_LENGTH } from './printLengths';

const LIMITS = { depth: 8, maxArrayLength: 1000, maxStringLength: DETAILS_LENGTH } as const;
const ONE_LINE = { ...LIMITS, breakLength: Infinity, compact: true } as const;
const UNPRINTABLE = { summary: '<a value that cannot be printed>' };

/**
 * Prints a value the way a console does.
 *
 * @param value Anything, even what throws when it is looked at.
 */
export function printValue(value: unknown): PrintedValue {
  return attempt(() => {
    const line = inspect(value, ONE_LINE).replace(STACK_FRAME, '');
    if (fits(line)) return { summary: line };
    return printText(line, inspect(value, LIMITS).replace(STACK_FRAME, ''));
  });
}

/**
 * Prints the arguments of a console method as one text.
 *
 * @param args What was passed, perhaps with `%s`-like directives first.
 */
export function printLog(args: unknown[]): PrintedValue {
  return attempt(() => printText(formatLog(args)));
}

/**
 * Shows a text of any length.
 *
 * @param text The text; its first line is the summary.
 * @param details What is shown on demand where the summary does not say all; the text, by default.
 */
export function printText(text: string, details = text): PrintedValue {
  if (fits(text)) return { summary: text };
  const [line] = text.split('\n', 1);
  return {
    summary: `${line!.slice(0, SUMMARY_LENGTH - 2)} …`,
    details: cut(details, DETAILS_LENGTH),
  };
}

/**
 * Shortens a text.
 *
 * @param text Any text.
 * @param length How many characters it may have.
 */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

const fits = (text: string) => text.length <= SUMMARY_LENGTH && !text.includes('\n');

function attempt(print: () => PrintedValue): PrintedValue {
  try {
    return print();
  } catch {
    return UNPRINTABLE;
  }
}
