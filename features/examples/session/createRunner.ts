import type { RunEvent, Runner, RunRequest } from '../evaluator/events';
import { startRun } from './startRun';

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
