import { editedRunnerAddress, runnerAddress } from 'virtual-site';
import { isGone } from '@funtool-docs/islands/client/outdated';
import {
  type RunEvent,
  type Runner,
  type RunRequest,
  type StopReason,
  MAX_EVENTS,
  MAX_LOADING_TIME,
  MAX_OUTPUT,
  MAX_SILENCE,
  MAX_STARTING,
  MAX_TIME,
  HEARTBEAT,
} from '../evaluator/events';
import { openFrame, supervise } from '../supervisor/supervise';
import { readEvent } from './readEvent';

/** Creates a runner, which gives each example a sandbox of its own. */
export function createRunner(): Runner {
  let stopRun: (() => void) | undefined;
  const stop = () => stopRun?.();
  return {
    run(request: RunRequest, onEvent: (event: RunEvent) => void) {
      stop();
      stopRun = startRun(request, onEvent);
    },
    stop,
  };
}

/** Events and heartbeats of a run; the sandbox itself stops at `MAX_EVENTS`. */
const MAX_MESSAGES = MAX_EVENTS + (2 * MAX_TIME) / HEARTBEAT;

const LAST = new Set<RunEvent['type']>(['finished', 'stopped', 'unavailable']);

/** The last event; its time is added where it is missing. */
type Ending =
  RunEvent | { type: 'stopped'; reason: StopReason } | { type: 'unavailable'; isOutdated: boolean };

const stopped = (reason: StopReason) => ({ type: 'stopped' as const, reason });
const unavailable = (isOutdated: boolean) => ({ type: 'unavailable' as const, isOutdated });

/** Ends with an event of `LAST` and removes the sandbox, whatever the example does. */
function startRun(request: RunRequest, onEvent: (event: RunEvent) => void): () => void {
  let start = performance.now();
  let isRunning = false;
  let messages = 0;
  let output = 0;
  const address = request.prepared ? runnerAddress : editedRunnerAddress;

  const onMessage = (data: unknown) => {
    run.expect(MAX_SILENCE, stopped('time'));
    if (!isRunning) {
      isRunning = true;
      start = performance.now();
      run.limit(MAX_TIME, stopped('time'));
    }
    const event = readEvent(data);
    messages += 1;
    output += event ? JSON.stringify(event).length : 0;
    if (messages > MAX_MESSAGES || output > 2 * MAX_OUTPUT) run.end(stopped('output'));
    else if (event && LAST.has(event.type)) run.end(event);
    else if (event) onEvent(event);
  };
  // Pages from before a deployment still ask for the old, content-hashed document; what has loaded may
  // be the server's 404 page.
  const checkReplaced = async () => {
    if (!isRunning && (await isGone(address)) && !isRunning) run.end(unavailable(true));
  };
  const onLoad = () => {
    run.expect(MAX_STARTING, unavailable(false));
    setTimeout(() => void checkReplaced(), HEARTBEAT);
  };
  const run = supervise<Ending>(
    ({ onMessage: hear, end }) =>
      openFrame(request, {
        address,
        onMessage: hear,
        onLoad,
        onFocus: () => end(stopped('focus')),
      }),
    {
      onMessage,
      onEnd: (ending) => onEvent({ time: performance.now() - start, ...ending } as RunEvent),
    },
  );
  run.expect(MAX_LOADING_TIME, unavailable(false));
  return () => run.end(stopped('reader'));
}
