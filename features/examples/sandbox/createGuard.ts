import { MAX_SILENCE, PULSE } from '../session/limits';

/**
 * Creates what loops and functions call to learn that they must end: the output was too much, or they have
 * not let timers run for too long.
 *
 * @param isOver Whether the run is over.
 * @param onTimeout Is called when it is over because of the time.
 * @returns A function that throws in that case.
 */
export function createGuard(isOver: () => boolean, onTimeout: () => void): () => void {
  const now = performance.now.bind(performance);
  let resumed = now();
  setInterval(() => (resumed = now()), PULSE);
  return () => {
    if (now() - resumed > MAX_SILENCE) onTimeout();
    if (isOver()) throw new Error('this example was stopped');
  };
}
