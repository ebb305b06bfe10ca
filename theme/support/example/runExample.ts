import { ExampleError } from './ExampleError';
import { instrumentExample, RECORDER } from './instrumentExample';
import { parseExample } from './parseExample';
import { describeError, type Outcome, Recorder, type UnstatedResult } from './recorder';

/** Everything that happened when an example ran. */
export interface ExampleRun {
  outcomes: Outcome[];
  unstated: UnstatedResult[];
  /** What stopped the example, if anything did. */
  error?: { message: string; line: number };
}

/** What an example needs from the place it runs in. */
export interface ExampleHost {
  /** Loads a module that the example imports. */
  importModule: (specifier: string) => Promise<unknown>;
  /** How long results may take to come after the last statement, in milliseconds; 2000 by default. */
  timeout?: number | undefined;
  /** An object whose properties stand in for globals, such as a `window` where there is no browser. */
  scope?: object;
}

/** The name under which compiled code reaches what stands in for globals. */
const SCOPE = '__scope';
const SOURCE_NAME = 'example.js';
/** Lines that the engine puts before the body of a constructed function. */
const HEADER_LINES = 2;

/**
 * Runs an example and compares every result it states with what really happens.
 *
 * @param source Content of a code block, TypeScript or JavaScript.
 * @param host What the example may import, and how long it may take.
 * @returns The outcome of each stated result; a failure to run is returned as `error`, never thrown.
 */
export async function runExample(source: string, host: ExampleHost): Promise<ExampleRun> {
  let recorder: Recorder | undefined;
  try {
    const example = parseExample(source);
    const { body, required } = instrumentExample(example);
    recorder = new Recorder(example.statements, host.importModule);
    const run = compile(body, host.scope);
    await run(host.scope, recorder, await createRequire(required, host.importModule));
    await recorder.settled(host.timeout ?? 2000);
    return { outcomes: recorder.outcomes(), unstated: recorder.unstated() };
  } catch (error) {
    return {
      outcomes: recorder?.outcomes() ?? [],
      unstated: [],
      error: { message: describeError(error), line: lineOf(error) },
    };
  }
}

function compile(body: string, scope?: object): (...args: unknown[]) => Promise<void> {
  const run = `return (async () => {${body}\n})();`;
  // Only a `with` statement makes the properties of an object look like globals to code that names them.
  const code = scope ? `with (${SCOPE}) {${run}}` : run;
  return new Function(SCOPE, RECORDER, 'require', `${code}\n//# sourceURL=${SOURCE_NAME}`) as never;
}

/** CommonJS loads modules while it runs, so what an example requires is loaded before. */
async function createRequire(specifiers: string[], importModule: ExampleHost['importModule']) {
  const modules = new Map(
    await Promise.all(specifiers.map(async (name) => [name, await importModule(name)] as const)),
  );
  return (specifier: string) => modules.get(specifier);
}

function lineOf(error: unknown): number {
  if (error instanceof ExampleError) return error.line;
  const frame =
    error instanceof Error && new RegExp(`${SOURCE_NAME}:(\\d+)`).exec(error.stack ?? '');
  return frame ? Number(frame[1]) - HEADER_LINES : 1;
}
