/**
 * Registers a service worker and waits until it is active. `navigator.serviceWorker.ready` could be
 * the worker of a site whose folder this one is in.
 *
 * @throws {Error} If the browser refuses it, or its installation fails.
 */
export async function registerWorker(address: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(address);
  const starting = !registration.active && (registration.installing ?? registration.waiting);
  if (starting) await activated(starting);
  return registration;
}

function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker was not installed.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
