import { MAX_SILENCE, HEARTBEAT } from '../session/limits';

/**
 * Creates the guard that loops and functions call. It throws once the run is over, and ends a run
 * that has kept timers from running for too long.
 */
export function createGuard(isOver: () => boolean, onTimeout: () => void): () => void {
  const now = performance.now.bind(performance);
  let resumed = now();
  setInterval(() => (resumed = now()), HEARTBEAT);
  return () => {
    if (now() - resumed > MAX_SILENCE) onTimeout();
    if (isOver()) throw new Error('this example was stopped');
  };
}
