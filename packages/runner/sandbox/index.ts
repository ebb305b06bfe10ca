import { execute, type Modules } from './execute';
import type { RunRequest } from '../evaluator/events';
import type { Runs } from './openSandbox';

/** Creates what runs the example of a sandbox. */
export function createRuns(modules: Modules): Runs<RunRequest> {
  return {
    worker: (request, port) => execute(request, port, modules, isolateWorker),
    document: (request, port) => execute(request, port, modules, isolateDocument),
  };
}

/** Removes what a document can do and a worker cannot, once the example is compiled. */
function isolateDocument(): void {
  // From here on, code that escaped the loop guards cannot be compiled.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'; worker-src 'none'";
  document.head.append(policy);
  policy.remove();
  removeGlobals('RTCPeerConnection', 'webkitRTCPeerConnection');
  Object.defineProperty(window, 'parent', { value: window });
}

/** Removes what could burden the parent document, which ignores messages of its worker. */
function isolateWorker(): void {
  restoreRandomUUID();
  removeGlobals('postMessage', 'Worker');
}

/** Workers with an opaque origin lack `crypto.randomUUID`, but blob URLs end in a random UUID. */
function restoreRandomUUID(): void {
  if ('randomUUID' in crypto) return;
  Object.defineProperty(Crypto.prototype, 'randomUUID', {
    configurable: true,
    writable: true,
    value() {
      const address = URL.createObjectURL(new Blob());
      URL.revokeObjectURL(address);
      return address.slice(-36);
    },
  });
}

/** Deletes names from the global object and what it inherits from. */
function removeGlobals(...names: string[]): void {
  for (let owner = globalThis as object | null; owner; owner = Object.getPrototypeOf(owner)) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}
