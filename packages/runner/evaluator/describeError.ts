import { ExampleError } from './preparedExample';
import { inspectValue } from './inspectValue';

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
