import type { RunEvent } from './events';

export type Level = Extract<RunEvent, { type: 'console' }>['level'];

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

/** Creates a console that passes arguments on; `console.time` and the like stay native. */
export function createConsole(print: (level: Level, args: unknown[]) => void): Console {
  const methods = Object.entries(LEVELS).map(([name, level]) => [
    name,
    (...args: unknown[]) => print(level, args),
  ]);
  const assert = (isTrue: unknown, ...args: unknown[]) =>
    isTrue ? undefined : print('error', ['Assertion failed', ...args]);
  return Object.assign(Object.create(console), { ...Object.fromEntries(methods), assert });
}
