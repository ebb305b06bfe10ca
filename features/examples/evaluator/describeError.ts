import { ExampleError } from './ExampleError';
import { inspectValue } from './inspectValue';

/** The name of an example in stack traces. */
export const SOURCE_NAME = 'example.js';

/** Lines that the engine puts before the body of a constructed function. */
const HEADER_LINES = 2;

/** Firefox names constructed code after the function that constructed it. */
const FRAME = new RegExp(`(?:${SOURCE_NAME}|> Function):(\\d+)`);

/**
 * Names an error the way a page states it: `TypeError: message`.
 *
 * @param error Whatever was thrown, even what throws when it is looked at.
 */
export function describeError(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : inspectValue(error);
  } catch {
    return '<an error that cannot be printed>';
  }
}

/**
 * Finds the line of an example on which an error was thrown.
 *
 * @param error Whatever was thrown.
 * @param code The example; whoever threw may have made the stack up.
 * @returns The line, from 1, or `undefined` where the error does not tell.
 */
export function lineOf(error: unknown, code: string): number | undefined {
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
