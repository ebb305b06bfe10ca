import { scope, worker } from './workerScope';

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(retire()));

/** Takes the service worker out of the browsers that have it, with all that it has kept. */
async function retire(): Promise<void> {
  const names = await caches.keys();
  // Other sites may live on the same origin.
  const own = names.filter((name) => name.includes(scope));
  await Promise.all(own.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
