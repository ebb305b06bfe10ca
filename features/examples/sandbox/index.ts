import { execute, type Modules } from './execute';
import type { RunRequest } from '../evaluator/events';

/** Starts the sandbox of one example; the same script runs in the iframe and in its worker. */
export function startSandbox(modules: Modules): void {
  if (typeof document === 'undefined') {
    receiveRequest((request, port) => execute(request, port, modules, isolateWorker));
  } else {
    openDocument(modules);
  }
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

/** Waits for the request from the embedding page or, in a worker, from its creator. */
export function receiveRequest(onRequest: (request: RunRequest, port: MessagePort) => void): void {
  const receive = ({ data, ports, source }: MessageEvent<RunRequest>) => {
    const [port] = ports;
    if (source !== parentOf(self) || !port) return;
    removeEventListener('message', receive);
    // In a separate task: the example could find the port in `window.event`.
    setTimeout(onRequest, 0, data, port);
  };
  addEventListener('message', receive);
}

/** A worker receives messages from its creator only, without a source. */
function parentOf(scope: typeof self): Window | null {
  return typeof document === 'undefined' ? null : scope.parent;
}

/** Refuses the site's own origin: outside a sandboxed iframe, code could reach its storage. */
function openDocument(modules: Modules): void {
  if (self.origin !== 'null') return;
  const script = document.currentScript!;
  const source = script.textContent;
  script.remove();
  receiveRequest((request, port) => {
    if (request.environment === 'worker') startWorker(source, request, port);
    else execute(request, port, modules, isolateDocument);
  });
}

function startWorker(source: string, request: RunRequest, port: MessagePort): void {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  new Worker(address).postMessage(request, [port]);
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

function removeGlobals(...names: string[]): void {
  for (let owner = globalThis as object | null; owner; owner = Object.getPrototypeOf(owner)) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}
