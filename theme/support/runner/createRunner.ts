import type { RunEvent, Runner, RunRequest } from './events';
import { startRun } from './startRun';

/** Creates what runs examples, each in a sandbox of its own, one at a time. */
export function createRunner(): Runner {
  let stop = () => {};
  return {
    run(request: RunRequest, onEvent: (event: RunEvent) => void) {
      stop();
      stop = startRun(request, onEvent);
    },
    stop: () => stop(),
    dispose: () => stop(),
  };
}
