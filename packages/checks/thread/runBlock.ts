import type { ExampleResult } from '@funtool-docs/runner/evaluator/events';
import path from 'node:path';
import { openThread, type ThreadEnd } from '@funtool-docs/runner/supervisor/openThread';
import { supervise, type Supervised } from '@funtool-docs/runner/supervisor/supervise';

/** Code of a page that states results, or of a claim, which may import other libraries as well. */
export interface RunnableBlock {
  code: string;
  /** Words behind the language on its fence. */
  meta: string;
  isClaim?: boolean;
}

/** What became of a block. */
export interface BlockResult extends ExampleResult {
  /** Lines of calls of the console that do not state what they print. */
  unprinted: number[];
}

/** A block on its way to the thread, and the answer; the thread says when it begins. */
export type BlockRequest = RunnableBlock & { id: number };
export type BlockAnswer = { id: number; result?: BlockResult } | 'ready';

const WORKER = path.join(import.meta.dirname, 'worker.mjs');

/** Far more than the slowest block takes on a busy machine: its clock is not that of the machine. */
const MAX_MS = 10_000;
const endless = (ms: number) => `it does not end within ${ms / 1000} s; give its loop an end`;

/** Loading the evaluator and the library. */
const MAX_START_MS = 120_000;

/** What an object that contains itself takes, until the stack is full, is less. */
const MAX_MB = 1024;

interface Task {
  id: number;
  block: RunnableBlock;
  settle: (result: BlockResult) => void;
}

/** Runs a block to its end. */
export type RunBlock = (block: RunnableBlock) => Promise<BlockResult>;

/**
 * Runs a block on the documented library in a thread that all blocks share, one after the other, under a clock of
 * its own: what waits takes no time, and comes in the same order however busy the machine is.
 *
 * @returns An error at its first line if it does not end, ends the thread, or takes too much memory.
 */
export const runBlock = openBlockThread();

/**
 * Makes a function that runs blocks as `runBlock` does, each for `maxMs` at most. Its thread starts with the first.
 *
 * @param worker File that calls `answerBlocks`.
 * @param workerData What it reads.
 */
export function openBlockThread(worker = WORKER, workerData?: unknown, maxMs = MAX_MS): RunBlock {
  /** Tasks in the order in which they were given; the thread has been sent all of them. */
  const tasks: Task[] = [];
  let thread: Supervised<ThreadEnd> | undefined;
  let isReady = false;
  let last = 0;
  /** Keeps the process alive while it waits for a thread, which by itself would not. */
  let awake: NodeJS.Timeout | undefined;

  function start(): void {
    const resourceLimits = { maxOldGenerationSizeMb: MAX_MB };
    const options = { isAwaited: false, resourceLimits, workerData };
    const opened = supervise<ThreadEnd>((listener) => openThread(worker, options, listener), {
      onMessage(data) {
        const answer = data as BlockAnswer;
        if (answer === 'ready') {
          isReady = true;
          opened.rest();
        } else if (answer.result) finish(answer.id, answer.result);
        else opened.expect(maxMs, endOf(endless(maxMs)));
      },
      onEnd: (end) => restart(describeEnd(end)),
    });
    thread = opened;
    isReady = false;
    opened.expect(MAX_START_MS, endOf('the thread that runs examples does not start'));
    for (const { id, block } of tasks) opened.send({ id, ...block });
  }

  function finish(id: number, result: BlockResult): void {
    const place = tasks.findIndex((task) => task.id === id);
    const [task] = tasks.splice(place, 1);
    if (tasks.length === 0) {
      thread?.rest();
      clearInterval(awake);
      awake = undefined;
    }
    task?.settle(result);
  }

  /** The first task is the one that ran; those behind it get another thread, unless none can start. */
  function restart(message: string): void {
    thread = undefined;
    const error = { message, line: 1 };
    for (const { id } of tasks.slice(0, isReady ? 1 : undefined)) {
      finish(id, { outcomes: [], unstated: [], unprinted: [], error });
    }
    if (tasks.length > 0) start();
  }

  return (block) =>
    new Promise((settle) => {
      const task = { id: ++last, block, settle };
      tasks.push(task);
      awake ??= setInterval(() => {}, 2 ** 31 - 1);
      if (thread) thread.send({ id: task.id, ...block });
      else start();
    });
}

const endOf = (reason: string): ThreadEnd => ({ code: 1, error: new Error(reason) });

function describeEnd({ error }: ThreadEnd): string {
  if (!error) return 'it ends the process; leave that out';
  const isFull = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isFull ? `it takes more than ${MAX_MB} MB of memory; keep less` : error.message;
}
