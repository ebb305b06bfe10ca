import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundle } from '@funtool-docs/islands/build/bundle';
import type { ComparedAnswer, ComparedData } from './worker';
import type { ComparedCall, ComparedResult } from './worker/runCalls';

/** Far more than all calls take; an endless one must not stop the build for good. */
const LONGEST_MS = 120_000;

/**
 * Runs measured calls with the documented functions and their counterparts, in a thread of its own:
 * calls replace globals, and some counterparts change prototypes.
 *
 * @returns For each call its results; see `runCalls`.
 * @throws {Error} If the thread fails or does not end.
 */
export async function compareInThread(
  root: string,
  calls: ComparedCall[],
  { inPage }: Pick<ComparedData, 'inPage'>,
): Promise<(ComparedResult | undefined)[]> {
  if (calls.length === 0) return [];
  const entry = JSON.stringify(path.join(import.meta.dirname, 'worker/index.ts'));
  const main = `import * as funtool from 'funtool'; import { answerCalls } from ${entry}; void answerCalls(funtool);`;
  const code = await bundle(main, { format: 'cjs' }, 'node');
  const data: ComparedData = { root, calls, inPage };
  // Its functions would become globals of the thread, `isNaN` among them.
  const worker = new Worker(`(() => {${code}\n})();`, {
    eval: true,
    workerData: data,
    // Some calls warn.
    stderr: true,
  });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', (answer: ComparedAnswer) => {
        if ('results' in answer) resolve(answer.results);
        else reject(new Error(answer.problem));
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('comparing calls ended without results')));
      const tooLong = () => reject(new Error(`comparing calls took over ${LONGEST_MS} ms`));
      setTimeout(tooLong, LONGEST_MS).unref();
    });
  } finally {
    await worker.terminate();
  }
}
