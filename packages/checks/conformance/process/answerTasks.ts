import { documentedLibrary, type LibrarySource } from '@funtool-docs/facts/library/librarySource';
import { describeError } from '@funtool-docs/runner/evaluator/describeError';
import { matrixResults } from '@funtool-docs/facts/matrix/createMatrix';
import { createClaimHost, createExampleHost } from '../../exampleHost';
import { compareCall } from './compareCall';
import { compareExample } from './compareExample';
import { openLibrary, type ReleaseLibrary, type ReleaseModules } from './openLibrary';
import type { TaskResult, Finding, Message, Setup, ReleaseTask } from './tasks';

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
      return { findings: await compareExample(task, library, createExampleHost) };
    case 'claim':
      return { findings: await compareExample(task, library, createClaimHost) };
    case 'table':
      return { findings: await compareTable(task.names, library) };
  }
}

async function compareTable(names: string[], library: LibrarySource): Promise<Finding[]> {
  const [stated, actual] = await Promise.all([
    matrixResults(names, documentedLibrary),
    matrixResults(names, library),
  ]);
  return stated.flatMap(({ call, result }, index) =>
    actual[index]!.result === result
      ? []
      : [{ line: 1, message: `${call} gave ${actual[index]!.result}, the table says ${result}` }],
  );
}
