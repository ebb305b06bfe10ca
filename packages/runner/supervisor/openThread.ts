import { Worker, type WorkerOptions } from 'node:worker_threads';
import { type Listener, type Executor, supervise } from './supervise';

/** How a thread has ended: its exit code, and what it threw. */
export interface ThreadEnd {
  code: number;
  error?: Error | undefined;
}

/** Starts a thread of Node.js; `isAwaited: false` lets the process end while it runs. */
export function openThread(
  source: string,
  { isAwaited = true, ...options }: WorkerOptions & { isAwaited?: boolean },
  { onMessage, end }: Listener<ThreadEnd>,
): Executor {
  const worker = new Worker(source, options);
  let error: Error | undefined;
  worker.on('message', onMessage);
  worker.on('error', (thrown: Error) => (error = thrown));
  worker.on('exit', (code) => end({ code, error }));
  if (!isAwaited) worker.unref(); // After listening, which keeps the process awake.
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    send: (message) => worker.postMessage(message),
    close: () => void worker.terminate(),
  };
}

/** Far longer than a build waits for a thread, on a busy machine too; an endless call must not stop it for good. */
const MAX_TIME = 600_000;

/**
 * Runs a thread that has one answer, the first message of it.
 *
 * @param task What it does, to name it in errors.
 * @throws {Error} If it fails, or ends without an answer, or does not end.
 */
export function askThread<Answer>(
  task: string,
  source: string,
  options: WorkerOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const thread = supervise<ThreadEnd>((listener) => openThread(source, options, listener), {
      onMessage(answer) {
        resolve(answer as Answer);
        thread.end({ code: 0 });
      },
      onEnd: ({ error }) => reject(error ?? new Error(`${task} ended without an answer`)),
    });
    thread.limit(MAX_TIME, { code: 1, error: new Error(`${task} took over ${MAX_TIME} ms`) });
  });
}
