import { runnerAddress } from 'virtual-site';
import { isGone } from '@funtool-docs/islands/client/outdated';
import type { RunEvent, Runner, RunRequest, StopReason } from '../evaluator/events';
import {
  MAX_EVENTS,
  MAX_LOADING,
  MAX_OUTPUT,
  MAX_SILENCE,
  MAX_STARTING,
  MAX_TIME,
  HEARTBEAT,
} from './limits';
import { openFrame } from './openFrame';
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
    dispose: stop,
  };
}

/** Events and heartbeats of a run; the sandbox itself stops at `MAX_EVENTS`. */
const MAX_MESSAGES = MAX_EVENTS + (2 * MAX_TIME) / HEARTBEAT;

const LAST = new Set<RunEvent['type']>(['finished', 'stopped', 'unavailable']);

/** How long the sandbox may be silent in each phase, in milliseconds. */
const PHASES = { loading: MAX_LOADING, starting: MAX_STARTING, running: MAX_SILENCE };

/** Ends with an event of `LAST` and removes the sandbox, whatever the example does. */
function startRun(request: RunRequest, onEvent: (event: RunEvent) => void): () => void {
  let phase: keyof typeof PHASES = 'loading';
  let start = performance.now();
  let silence = 0;
  let age = 0;
  let messages = 0;
  let output = 0;
  let isOver = false;

  const emit = (event: RunEvent) => {
    if (isOver) return;
    if (LAST.has(event.type)) {
      isOver = true;
      clearInterval(watch);
      frame.close();
    }
    onEvent(event);
  };
  const time = () => performance.now() - start;
  const stop = (reason: StopReason) => emit({ type: 'stopped', reason, time: time() });
  const giveUp = (isOutdated: boolean) => emit({ type: 'unavailable', isOutdated, time: time() });

  const onMessage = (data: unknown) => {
    silence = 0;
    if (phase !== 'running') {
      phase = 'running';
      start = performance.now();
    }
    const event = readEvent(data);
    messages += 1;
    output += event ? JSON.stringify(event).length : 0;
    if (messages > MAX_MESSAGES || output > 2 * MAX_OUTPUT) stop('output');
    else if (event) emit(event);
  };
  // Counted in ticks, which pause while the page itself is blocked.
  const watch = setInterval(() => {
    silence += HEARTBEAT;
    if (phase === 'running') age += HEARTBEAT;
    if (phase === 'starting' && silence === HEARTBEAT) void checkReplaced();
    if (silence < PHASES[phase] && age < MAX_TIME) return;
    if (phase === 'running') stop('time');
    else giveUp(false);
  }, HEARTBEAT);
  // Pages from before a deployment still ask for the old, content-hashed document; what has loaded may
  // be the server's 404 page.
  const checkReplaced = async () => {
    if ((await isGone(runnerAddress)) && phase === 'starting') giveUp(true);
  };
  const onLoad = () => {
    phase = 'starting';
    silence = 0;
  };
  const frame = openFrame(request, {
    address: runnerAddress,
    onMessage,
    onLoad,
    onFocus: () => stop('focus'),
  });
  return () => stop('reader');
}
