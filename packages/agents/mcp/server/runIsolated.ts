import { openThread } from '@funtool-docs/runner/supervisor/openThread';
import { supervise } from '@funtool-docs/runner/supervisor/supervise';
import type { Isolation } from '../build/bundleIsolation';
import type { Part } from '../isolation/engine';
import { FLOOD, type IsolatedRequest, type WorkerInput } from '../isolation/request';
import { unpack } from '../pack';

/** The end of a run. */
export interface Ending {
  /** By its last message, or the reason why it was ended. */
  reason: 'done' | 'silent' | 'late' | 'flood' | 'crashed';
}

export interface IsolatedLimits {
  /** Longest time without a message, and longest time in all, in milliseconds. */
  silence: number;
  time: number;
  /** Most characters that are read. */
  output: number;
}

/** For the thread itself: code has memory and a stack of its own, in WebAssembly. */
const RESOURCES = { maxOldGenerationSizeMb: 64, stackSizeMb: 8 };

/**
 * Runs a request in a thread of its own, in an engine that is WebAssembly and gets no function of
 * Node.js. A thread ends with the server, however that ends.
 *
 * @param onMessage Called with each message, parsed; returns whether it was the last one of use.
 */
export async function runIsolated(
  isolation: Isolation,
  request: IsolatedRequest,
  limits: IsolatedLimits,
  onMessage: (message: unknown) => boolean,
): Promise<Ending> {
  const workerData: WorkerInput = { ...load(isolation), request, output: limits.output };
  const options = {
    eval: true,
    workerData,
    env: {},
    execArgv: [],
    // Nothing but the protocol may be printed.
    stdout: true,
    stderr: true,
    resourceLimits: RESOURCES,
    // Nobody waits for the answer once the client has closed the server's input.
    isAwaited: false,
  };
  return new Promise((resolve) => {
    const thread = supervise<Ending['reason']>(
      ({ onMessage: hear, end }) =>
        openThread(isolation.worker, options, {
          onMessage: hear,
          // Memory has run out, most likely; what else is wrong in the thread ends it as well.
          end: ({ code }) => end(code === FLOOD ? 'flood' : 'crashed'),
        }),
      {
        onMessage(json) {
          thread.expect(limits.silence, 'silent');
          const message = parseMessage(json as string);
          if (message !== undefined && onMessage(message)) thread.end('done');
        },
        onEnd: (reason) => resolve({ reason }),
      },
    );
    thread.limit(limits.time, 'late');
    thread.expect(limits.silence, 'silent');
  });
}

type Loaded = Pick<WorkerInput, 'modules' | 'snapshot'>;

const loaded = new WeakMap<Isolation, Loaded>();

/** Compiles the engine once. */
function load(isolation: Isolation): Loaded {
  const known = loaded.get(isolation);
  if (known) return known;
  const modules = Object.entries(isolation.parts).map(
    ([part, packed]) => [part, new WebAssembly.Module(unpack(packed))] as const,
  );
  const made: Loaded = {
    modules: Object.fromEntries(modules) as Record<Part, WebAssembly.Module>,
    snapshot: unpack(isolation.snapshot),
  };
  loaded.set(isolation, made);
  return made;
}

function parseMessage(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
