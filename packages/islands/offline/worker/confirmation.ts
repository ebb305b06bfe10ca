import { CONFIRMED } from '../cacheNames';
import { isRecent } from './isRecent';
import { scope, worker } from './workerScope';

/** Names the cache and its only entry, which holds a time. */
const NAME = scope + CONFIRMED;

/**
 * Tells whether the deployment was confirmed a short time ago: the server had this very worker, whose
 * script names the hashes of all that is kept.
 */
export async function isConfirmed(): Promise<boolean> {
  if (isFollowed()) return false;
  const entry = await caches.match(NAME, { cacheName: NAME });
  return entry !== undefined && isRecent(Number(await entry.text()), Date.now());
}

/** Tells whether a newer worker is on its way. */
function isFollowed(): boolean {
  const { installing, waiting } = worker.registration;
  return Boolean(installing || waiting);
}

/**
 * Asks the server whether it still has this worker. If it has another one, the time is forgotten; if
 * it cannot be reached, or another one waits, which has noted its own time, it stays as it is.
 */
export async function confirmDeployment(): Promise<void> {
  // A worker that is busy keeps the newer one from taking over.
  if (isFollowed()) return;
  const time = Date.now();
  // Opened first: if the reader removes all meanwhile, nothing is written any more.
  const cache = await caches.open(NAME);
  const { registration } = worker;
  try {
    await registration.update();
    if (registration.installing) await cache.delete(NAME);
    else if (!registration.waiting) await note(cache, time);
  } catch {
    // The server is out of reach, or the storage full.
  }
}

/** Notes at its installation that the server has this worker. */
export async function noteDeployment(time: number): Promise<void> {
  try {
    await note(await caches.open(NAME), time);
  } catch {
    // The storage is full: documents come from the server.
  }
}

function note(cache: Cache, time: number): Promise<void> {
  return cache.put(NAME, new Response(String(time)));
}
