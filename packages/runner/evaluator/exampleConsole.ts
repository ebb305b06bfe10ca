import { inspect } from 'node-inspect-extracted';
import type { RunEvent } from './events';
import { formatLog, withoutStack, UNPRINTABLE } from './inspectValue';

export type Level = Extract<RunEvent, { type: 'console' }>['level'];

/** What the consoles of one run have in common. */
export interface ConsoleState {
  counts: Map<string, number>;
  /** When each timer was started, in milliseconds. */
  timers: Map<string, number>;
  /** Spaces before each line. */
  indent: string;
  now: () => number;
}

/** Spaces by which a group is indented. */
const GROUP = '  ';

/** Creates the state of a run's consoles, before the run: code may replace the clock. */
export function createConsoleState(): ConsoleState {
  const now = performance.now.bind(performance);
  return { counts: new Map(), timers: new Map(), indent: '', now };
}

/**
 * Creates a console whose methods print the text that those of Node.js write to a file. Methods that
 * need an inspector stay native.
 *
 * @param print Gets each text, which may have several lines.
 * @param state Of the run, if it has more than one console.
 */
export function createConsole(
  print: (level: Level, text: string) => void,
  state = createConsoleState(),
): Console {
  const { counts, timers, now } = state;
  const write = (level: Level, format: () => string) => {
    const text = attempt(format).replaceAll('\n', `\n${state.indent}`);
    print(level, state.indent + text);
  };
  const printTo =
    (level: Level) =>
    (...args: unknown[]) =>
      write(level, () => formatLog(args));
  const log = printTo('log');
  const warn = printTo('warn');
  const group = (...args: unknown[]) => {
    if (args.length > 0) log(...args);
    state.indent += GROUP;
  };
  const printTime = (method: string, label: string, data: unknown[]) => {
    const start = timers.get(label);
    if (start === undefined) warn(`No such label '${label}' for console.${method}()`);
    else log('%s: %s', label, formatDuration(now() - start), ...data);
  };
  const methods = {
    log,
    warn,
    info: printTo('info'),
    error: printTo('error'),
    debug: printTo('debug'),
    dirxml: log,
    assert: (isTrue: unknown, ...args: unknown[]) => {
      if (isTrue) return;
      const isFormat = typeof args[0] === 'string';
      const message = isFormat ? `Assertion failed: ${args.shift() as string}` : 'Assertion failed';
      printTo('error')(message, ...args);
    },
    // A file cannot be cleared, and what was printed stays true.
    clear: () => {},
    count: labelled((label) => {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      log(`${label}: ${counts.get(label)}`);
    }),
    countReset: labelled((label) => {
      if (!counts.delete(label)) warn(`Count for '${label}' does not exist`);
    }),
    dir: (value: unknown, options?: object) =>
      write('log', () => withoutStack(inspect(value, { customInspect: false, ...options }))),
    group,
    groupCollapsed: group,
    groupEnd: () => {
      state.indent = state.indent.slice(GROUP.length);
    },
    table: (data: unknown) => log(data),
    time: labelled((label) => {
      if (timers.has(label)) warn(`Label '${label}' already exists for console.time()`);
      else timers.set(label, now());
    }),
    timeEnd: labelled((label) => {
      printTime('timeEnd', label, []);
      timers.delete(label);
    }),
    timeLog: labelled((label, data) => printTime('timeLog', label, data)),
    trace: (...args: unknown[]) => write('debug', () => `Trace: ${formatLog(args)}`),
  };
  return Object.assign(Object.create(console), methods);
}

/** Reads the label of a method, as Node.js does. */
function labelled(use: (label: string, data: unknown[]) => void) {
  return (label: unknown = 'default', ...data: unknown[]) => use(`${label as string}`, data);
}

/** No run lasts a minute. */
function formatDuration(ms: number): string {
  return ms < 1000 ? `${Number(ms.toFixed(3))}ms` : `${(ms / 1000).toFixed(3)}s`;
}

function attempt(format: () => string): string {
  try {
    return format();
  } catch {
    return UNPRINTABLE;
  }
}
