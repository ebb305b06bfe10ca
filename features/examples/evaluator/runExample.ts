import { describeError, lineOf, SOURCE_NAME } from './describeError';
import { instrumentExample } from './instrumentExample';
import { parseExample } from './parseExample';
import { RECORDER } from './parseModule';
import { type Outcome, Recorder, type RecorderHost, type UnstatedResult } from './recorder';

/** Everything that happened when an example ran. */
export interface ExampleRun {
  outcomes: Outcome[];
  unstated: UnstatedResult[];
  /** What stopped the example, if anything did. */
  error?: { message: string; line: number };
}

/** What an example needs from the place it runs in. */
export interface ExampleHost extends RecorderHost {
  /** How long results may take to come after the last statement, in milliseconds; 2000 by default. */
  timeout?: number | undefined;
  /** An object whose properties stand in for globals, such as a `window` where there is no browser. */
  scope?: object;
  /** Is called when nothing more is compiled and the example is about to run. */
  beforeRun?: () => void;
  /** Resolves when nothing more can happen, such as a timer; at once by default. */
  idle?: () => Promise<void>;
}

/** The name under which compiled code reaches what stands in for globals. */
const SCOPE = '__scope';

/**
 * Runs an example and compares every result it states with what really happens.
 *
 * @param source Content of a code block, TypeScript or JavaScript.
 * @param host What the example may import, how long it may take, and who hears of what happens.
 * @returns The outcome of each stated result; a failure to run is returned as `error`, never thrown.
 */
export async function runExample(source: string, host: ExampleHost): Promise<ExampleRun> {
  let recorder: Recorder | undefined;
  let error: ExampleRun['error'];
  try {
    const example = parseExample(source);
    const { body, required } = instrumentExample(example, Boolean(host.guard));
    recorder = new Recorder(example.statements, host);
    const run = compile(body, host.scope);
    const require = await createRequire(required, host.importModule);
    host.beforeRun?.();
    await run(host.scope, recorder, require);
    await recorder.settled(host.timeout ?? 2000);
  } catch (thrown) {
    const message = describeError(thrown);
    const line = lineOf(thrown, source);
    host.onEvent?.({ type: 'error', message, ...(line && { line }) });
    error = { message, line: line ?? 1 };
  }
  await host.idle?.();
  const outcomes = recorder?.outcomes() ?? [];
  for (const { line, expected, actual } of outcomes) {
    if (actual === undefined) host.onEvent?.({ type: 'unreached', line, expected });
  }
  return { outcomes, unstated: error ? [] : recorder!.unstated(), ...(error && { error }) };
}

function compile(body: string, scope?: object): (...args: unknown[]) => Promise<void> {
  // A function of its own, so that `arguments` does not hold the recorder.
  const run = `return (async function () {${body}\n}).call(undefined);`;
  // Only a `with` statement makes the properties of an object look like globals to code that names them.
  const code = scope ? `with (${SCOPE}) {${run}}` : `'use strict';${run}`;
  return new Function(SCOPE, RECORDER, 'require', `${code}\n//# sourceURL=${SOURCE_NAME}`) as never;
}

/** CommonJS loads modules while it runs, so what an example requires is loaded before. */
async function createRequire(specifiers: string[], importModule: ExampleHost['importModule']) {
  const modules = new Map(
    await Promise.all(specifiers.map(async (name) => [name, await importModule(name)] as const)),
  );
  return (specifier: string) => modules.get(specifier);
}
