/** An event that keeps the worker alive. */
export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page that the worker may answer. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
}

interface WindowClient {
  url: string;
  frameType: 'auxiliary' | 'top-level' | 'nested' | 'none';
}

/** What a service worker sees around it, as far as it is used here. */
interface ServiceWorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: boolean;
    }) => Promise<WindowClient[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: (<T extends 'install' | 'activate'>(
    type: T,
    listener: (event: ExtendableEvent) => void,
  ) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: ExtendableEvent & { data: string }) => void) => void);
}

/** TypeScript's own declarations of workers contradict those of pages. */
export const worker = globalThis as unknown as ServiceWorkerScope;

/** Address of the site. */
export const { scope } = worker.registration;

/** Names of the caches of this site; others may live on the same origin. */
export async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.includes(scope));
}
