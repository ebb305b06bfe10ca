import type { RunRequest } from '../evaluator/events';
import { execute, type Modules } from './execute';
import { receiveRequest } from './receiveRequest';
import { removeGlobals } from './removeGlobals';

/**
 * Turns this document into the sandbox of one example. It refuses to on the site's own origin:
 * outside a sandboxed iframe, the code could reach the site's storage.
 */
export function openDocument(modules: Modules): void {
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
