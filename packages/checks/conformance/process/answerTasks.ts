import { documentedLibrary, type LibrarySource } from '@funtool-docs/facts/library/librarySource';
import { describeError } from '@funtool-docs/runner/evaluator/describeError';
import { isDeepStrictEqual } from 'node:util';
import type { MatrixRow } from '@funtool-docs/facts/matrix/matrix';
import { measureMatrix } from '@funtool-docs/lab/matrices/measureMatrix';
import { createHost } from '../../exampleHost';
import { compareCall } from './compareCall';
import { openLibrary, type ReleaseLibrary, type ReleaseModules } from './openLibrary';
import type { TaskResult, Finding, Message, Setup, ReleaseTask } from './tasks';
import type { CodeBlock } from '@funtool-docs/content/parsePage';
import { parseExample } from '@funtool-docs/runner/evaluator/parseExample';
import { NOTHING_THROWN, type Outcome } from '@funtool-docs/runner/evaluator/outcome';
import { runExample } from '@funtool-docs/runner/evaluator/runExample';

/**
 * Answers what the parent process asks about a release, until it ends this process.
 *
 * @param load Gives access to the modules of the release; called once globals are in place.
 */
export async function answerTasks(
  { environment }: Setup,
  load: () => Promise<ReleaseModules>,
): Promise<void> {
  if (environment === 'page') {
    const { measuredGlobals } = await import('@funtool-docs/facts/library/measuredPage');
    for (const [name, value] of measuredGlobals(await import('jsdom'))) {
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
  }
  const modules = await load();
  const { process } = globalThis;
  process.on('message', async ({ id, task, usable }: Message) => {
    process.send!({ id, answer: await answer(task, modules, usable) });
  });
}

async function answer(
  task: ReleaseTask,
  modules: ReleaseModules,
  usable: string[],
): Promise<TaskResult> {
  const needed = new Set<string>();
  const library = openLibrary(modules, usable, (specifier) => needed.add(specifier));
  try {
    const found = await (task.type === 'names' ? listNames(task, modules) : find(task, library));
    const [needs] = needed;
    return needs === undefined ? found : { needs };
  } catch (error) {
    const [needs] = needed;
    if (needs !== undefined) return { needs };
    const isMissing = (error as { code?: string }).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
    return { failure: describeError(error), isMissing };
  }
}

async function listNames(
  { specifier, loader }: ReleaseTask & { type: 'names' },
  { importEntry, requireEntry }: ReleaseModules,
): Promise<TaskResult> {
  const load = loader === 'import' ? importEntry : requireEntry;
  const names = Object.keys(await load(specifier));
  const documented = Object.keys((await documentedLibrary.importModule(specifier)) as object);
  return { names, documented };
}

async function find(
  task: Exclude<ReleaseTask, { type: 'names' }>,
  library: ReleaseLibrary,
): Promise<TaskResult> {
  switch (task.type) {
    case 'call':
      return { findings: await compareCall(task.call, await library.scopeOf(task.entry)) };
    case 'example':
      return { findings: await compareExample(task, library) };
    case 'claim':
      return { findings: await compareExample({ ...task, isClaim: true }, library) };
    case 'table':
      return { findings: await compareTable(task, library) };
  }
}

async function compareTable(
  { page, names }: { page: string; names: string[] },
  library: LibrarySource,
): Promise<Finding[]> {
  const [stated, actual] = await Promise.all([
    measureMatrix(page, names),
    measureMatrix(page, names, library),
  ]);
  return stated!.rows.flatMap(({ values, results }, row) =>
    results.flatMap((expected, column) => {
      const found = actual!.rows[row]!.results[column]!;
      if (isDeepStrictEqual(found, expected)) return [];
      const call = stated!.calls[column]!.replace('value', () => values.join(', '));
      const message = `${call} gave ${printResult(found)}, the table says ${printResult(expected)}`;
      return [{ line: 1, message }];
    }),
  );
}

function printResult({ result, sharing }: MatrixRow['results'][number]): string {
  return sharing ? `${result} (${sharing})` : result;
}

/** Runs an example or a claim on a library and compares its results with those it states. */
async function compareExample(
  { code, ...block }: Pick<CodeBlock, 'code' | 'meta'> & { isClaim?: boolean },
  library: LibrarySource,
): Promise<Finding[]> {
  const run = await runExample(code, await createHost(block, library));
  if (run.error) {
    return [{ line: run.error.line, message: `this example stops here: ${run.error.message}` }];
  }
  return [
    ...run.outcomes.filter(({ ok }) => !ok).map((outcome) => describe(code, outcome)),
    ...run.unstated.map(({ line, actual }) => ({
      line,
      message: `${statementAt(code, line)} gave ${actual}, the page states no result`,
    })),
  ];
}

function describe(code: string, { line, kind, expected, actual }: Outcome): Finding {
  const statement = statementAt(code, line);
  const verb = { value: 'gave', throws: 'threw', prints: 'printed', opaque: 'gave another' }[kind];
  if (actual === undefined) {
    return { line, message: `${statement} was not reached, the page says ${expected}` };
  }
  const really = actual === NOTHING_THROWN ? 'threw nothing' : `${verb} ${actual}`;
  return { line, message: `${statement} ${really}, the page says ${expected}` };
}

function statementAt(code: string, line: number): string {
  const example = parseExample(code);
  const { node } = example.statements.find((statement) => statement.line === line)!;
  return example.code.slice(node.start, node.end).replace(/;$/, '');
}
