import { SOURCE_NAME } from '@funtool-docs/runner/evaluator/describeError';
import { runExample } from '@funtool-docs/runner/evaluator/runExample';

/** The example is below the frames of the library that it has called. */
const FRAMES = 200;

let running = 0;
let restoreTimers: () => void;

/**
 * Runs an example as `runExample` does, in this process. Timers that it leaves behind, such as a
 * throttle of a minute, do not keep the process from ending, as it would wait for them otherwise.
 */
export const runExampleInNode: typeof runExample = async (...parameters) => {
  if (running === 0) restoreTimers = replaceTimers();
  running += 1;
  try {
    return await runExample(...parameters);
  } finally {
    running -= 1;
    if (running === 0) restoreTimers();
  }
};

function replaceTimers(): () => void {
  const { setTimeout, setInterval } = globalThis;
  // The process still has to live while an example waits for a timer of its own.
  const awake = setInterval(() => {}, 2 ** 31 - 1);
  globalThis.setTimeout = detached(setTimeout);
  globalThis.setInterval = detached(setInterval);
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval });
    clearInterval(awake);
  };
}

function detached<Start extends (...parameters: never[]) => NodeJS.Timeout>(start: Start): Start {
  return new Proxy(start, {
    apply(target, self, parameters: Parameters<Start>) {
      const timer = Reflect.apply(target, self, parameters);
      return isCalledByExample() ? timer.unref() : timer;
    },
  });
}

/** Looks for its frame in the stack: async hooks would add symbols to promises, which examples print. */
function isCalledByExample(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = FRAMES;
  const { stack } = new Error('called by');
  Error.stackTraceLimit = stackTraceLimit;
  return stack!.includes(`${SOURCE_NAME}:`);
}
