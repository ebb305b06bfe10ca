import path from 'node:path';
import { bundle } from '@funtool-docs/islands/build/bundle';
import { askThread } from '@funtool-docs/runner/supervisor/openThread';
import type { ComparedAnswer, ComparedData } from './worker';
import type { ComparedCall, ComparedResult } from './worker/runCalls';

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
  const answer = await askThread<ComparedAnswer>('comparing calls', `(() => {${code}\n})();`, {
    eval: true,
    workerData: data,
    // Some calls warn.
    stderr: true,
  });
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.results;
}
