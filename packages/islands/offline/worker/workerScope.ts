import { isOwnCache } from '../cacheNames';

export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** Not in all browsers. */
  readonly preloadResponse?: Promise<Response | undefined>;
  /** Settles once the request is answered. Not in all browsers. */
  readonly handled?: Promise<void>;
}

/** A page, also one that no worker controls. */
export interface WindowClient {
  id: string;
  url: string;
  frameType: 'auxiliary' | 'top-level' | 'nested' | 'none';
}

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
    ((type: 'message', listener: (event: ExtendableEvent & MessageEvent<string>) => void) => void);
}

/** TypeScript's types of workers conflict with those of pages. */
export const worker = globalThis as unknown as ServiceWorkerScope;

export const { scope } = worker.registration;

/** Caches of this site; other sites share the origin, and other versions lie below it. */
export async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => isOwnCache(name, scope));
}
