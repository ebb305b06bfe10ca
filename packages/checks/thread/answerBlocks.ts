import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { clock, watchGlobals } from './watchGlobals';
import { documentedLibrary, libraryEntries } from '@funtool-docs/facts/library/librarySource';
import { describeError, errorLine } from '@funtool-docs/runner/evaluator/inspectValue';
import { consoleOf } from '@funtool-docs/runner/evaluator/exampleSyntax';
import { runExample } from '@funtool-docs/runner/evaluator/runExample';
import type { ExampleResult } from '@funtool-docs/runner/evaluator/events';
import { type ClosableHost, createHost } from '../exampleHost';
import type { BlockAnswer, BlockRequest, BlockResult, RunnableBlock } from './runBlock';
import { parseOnce } from '@funtool-docs/runner/evaluator/parseExample';

/** Readers run examples on machines that pause between two statements. Milliseconds. */
const BUSY_READING_MS = 50;

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What becomes of a block in its host. */
type Evaluate = (block: RunnableBlock, host: ClosableHost) => Promise<ExampleResult>;

/**
 * Runs the blocks that this thread is sent, one after the other.
 *
 * @param library Their library; one that cannot be imported is an error of the blocks that need it.
 */
export async function answerBlocks(
  library = documentedLibrary,
  evaluate: Evaluate = evaluateBlock,
): Promise<void> {
  const port = parentPort!;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
  const answer = (message: BlockAnswer) => port.postMessage(message);
  // Before anything is timed: loading the library takes longer than most blocks.
  await Promise.allSettled(libraryEntries(ROOT).map((entry) => library.importModule(entry)));
  // Examples have a console of their own; what the library prints is for its users, and no line of a build.
  console.warn = () => {};
  const restoreGlobals = watchGlobals();
  let last: Promise<void> = Promise.resolve();
  port.on('message', ({ id, ...block }: BlockRequest) => {
    last = last.then(async () => {
      const begin = async () => {
        const host = await createHost(block, library);
        answer({ id });
        return host;
      };
      const result = await run(block, begin, evaluate);
      answer({ id, result: blameReplaced(result, restoreGlobals()) });
    });
  });
  answer('ready');
}

/** Nobody catches what a timer throws, or a promise that no statement awaits. */
let onUncaught: (error: unknown) => void = () => {};
process.on('uncaughtException', (error) => onUncaught(error));
process.on('unhandledRejection', (error) => onUncaught(error));

/** Runs an example or a claim under the clock of this thread. */
export function evaluateBlock({ code }: RunnableBlock, host: ClosableHost): Promise<ExampleResult> {
  return clock.settle(runExample(code, host, parseOnce));
}

/** @param begin Gives the block its modules, and perhaps its page. */
async function run(
  block: RunnableBlock,
  begin: () => Promise<ClosableHost>,
  evaluate: Evaluate,
): Promise<BlockResult> {
  const { code } = block;
  let uncaught: ExampleResult['error'];
  onUncaught = (error) => {
    uncaught ??= { message: describeError(error), line: errorLine(error, code) ?? 1 };
  };
  clock.reset(block.isClaim ? undefined : BUSY_READING_MS);
  let host: ClosableHost | undefined;
  let result: ExampleResult;
  try {
    host = await begin();
    result = await evaluate(block, host);
  } catch (error) {
    const message = host ? 'it waits for what never comes' : describeError(error);
    result = { outcomes: [], unstated: [], error: { message, line: 1 } };
  }
  host?.close?.();
  const error = result.error ?? uncaught;
  return { ...result, ...(error && { error }), unprinted: listUnprinted(code) };
}

/** What a block leaves replaced is a fault of it, although it is restored for those behind it. */
function blameReplaced(result: BlockResult, replaced: string[]): BlockResult {
  if (replaced.length === 0 || result.error) return result;
  const message = `it leaves ${replaced.join(', ')} replaced; restore what it replaces`;
  return { ...result, error: { message, line: 1 } };
}

/** Readers would have to guess what such a line prints. */
function listUnprinted(code: string): number[] {
  try {
    return parseOnce(code)
      .statements.filter(({ node, expectation }) => consoleOf(node) && !expectation)
      .map(({ line }) => line);
  } catch {
    // The run has said what is wrong with the code.
    return [];
  }
}
