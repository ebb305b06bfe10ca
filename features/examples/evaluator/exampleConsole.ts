import type { RunEvent } from './events';

/** How serious a console message is. */
export type Level = Extract<RunEvent, { type: 'console' }>['level'];

/** Methods that print, by how serious it is. */
const LEVELS: Record<string, Level> = {
  log: 'log',
  info: 'info',
  warn: 'warn',
  error: 'error',
  debug: 'debug',
  trace: 'debug',
  dir: 'log',
  table: 'log',
  group: 'log',
  groupCollapsed: 'log',
};

/**
 * Creates a console that hands on what is printed. What measures and counts, such as `console.time`, is
 * left to the browser's own.
 *
 * @param print Is called with what was passed to a method.
 */
export function createConsole(print: (level: Level, args: unknown[]) => void): Console {
  const methods = Object.entries(LEVELS).map(([name, level]) => [
    name,
    (...args: unknown[]) => print(level, args),
  ]);
  const assert = (isTrue: unknown, ...args: unknown[]) =>
    isTrue ? undefined : print('error', ['Assertion failed', ...args]);
  return Object.assign(Object.create(console), { ...Object.fromEntries(methods), assert });
}
