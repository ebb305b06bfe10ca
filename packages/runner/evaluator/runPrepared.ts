import { describeError, errorLine, SOURCE_NAME } from './inspectValue';
import type { ExampleHost, ExampleResult } from './events';
import { type PreparedExample, RECORDER } from './preparedExample';
import { Recorder } from './recorder';

const SCOPE = '__scope';

/**
 * Runs an example and compares its results with the stated ones; errors are returned, not thrown.
 * Knows no parser, which is five times as large as all else.
 *
 * @param source What a reader sees, for the lines of errors.
 * @param prepare Instrumented code, if asked with loop guards; an error that it throws is one of the example.
 */
export async function runPrepared(
  source: string,
  host: ExampleHost,
  prepare: (isGuarded: boolean) => PreparedExample,
): Promise<ExampleResult> {
  let recorder: Recorder | undefined;
  let error: ExampleResult['error'];
  try {
    const { body, required, statements } = prepare(Boolean(host.guard));
    recorder = new Recorder(statements, host);
    const run = compile(body, host.scope);
    const require = await createRequire(required, host.importModule);
    host.beforeRun?.();
    await run(host.scope, recorder, require);
    await recorder.settled(host.timeout ?? 2000);
  } catch (thrown) {
    const message = describeError(thrown);
    const line = errorLine(thrown, source);
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
  // A nested function, so that `arguments` does not expose the recorder.
  const run = `return (async function () {${body}\n}).call(undefined);`;
  // Only a `with` statement makes the properties of an object look like globals.
  const code = scope ? `with (${SCOPE}) {${run}}` : `'use strict';${run}`;
  return new Function(SCOPE, RECORDER, 'require', `${code}\n//# sourceURL=${SOURCE_NAME}`) as never;
}

/** CommonJS loads modules synchronously, so required modules are loaded beforehand. */
async function createRequire(specifiers: string[], importModule: ExampleHost['importModule']) {
  const modules = new Map(
    await Promise.all(specifiers.map(async (name) => [name, await importModule(name)] as const)),
  );
  return (specifier: string) => modules.get(specifier);
}
