import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { measuredGlobals } from '@funtool-docs/facts/library/measuredPage';
import { installFixedGlobals } from '../../harness/runMeasured';
import { type ComparedCall, type ComparedResult, type Libraries, runCalls } from './runCalls';

/** The input of the thread. */
export interface ComparedData {
  root: string;
  calls: ComparedCall[];
  /** True if the calls were measured in a page. */
  inPage: boolean;
}

/** The output of the thread. */
export type ComparedAnswer = { results: (ComparedResult | undefined)[] } | { problem: string };

/**
 * Runs the calls that this thread is given, and posts what they do.
 *
 * @param funtool Exports of the documented library.
 */
export async function answerCalls(funtool: Libraries['funtool']): Promise<void> {
  // Calls leave promises behind that reject, and timers that throw.
  process.on('unhandledRejection', () => {});
  process.on('uncaughtException', () => {});
  let answer: ComparedAnswer;
  try {
    answer = { results: await runAll(funtool, workerData as ComparedData) };
  } catch (error) {
    answer = { problem: (error as Error).message };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
  parentPort!.postMessage(answer);
}

function runAll(funtool: Libraries['funtool'], { root, calls, inPage }: ComparedData) {
  const load = createRequire(path.join(root, 'package.json'));
  const fixed = installFixedGlobals();
  if (inPage) installPage(load('jsdom') as typeof import('jsdom'));
  const libraries = { funtool, _: load('lodash') as object, toolkit: load('es-toolkit') as object };
  return runCalls(calls, libraries, fixed);
}

function installPage(jsdom: typeof import('jsdom')): void {
  for (const [name, value] of measuredGlobals(jsdom)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
}
