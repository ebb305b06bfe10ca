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
 * @param error Whatever was thrown.
 */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : inspectValue(error);
}

/**
 * Finds the line of an example on which an error was thrown.
 *
 * @param error Whatever was thrown.
 * @returns The line, from 1, or `undefined` where the error does not tell.
 */
export function lineOf(error: unknown): number | undefined {
  if (error instanceof ExampleError) return error.line;
  const frame = error instanceof Error && FRAME.exec(error.stack ?? '');
  return frame ? Number(frame[1]) - HEADER_LINES : undefined;
}
