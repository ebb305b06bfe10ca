import { listCaches } from '../kept';
import { scope, worker } from './workerScope';

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  await Promise.all((await listCaches(scope)).map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
