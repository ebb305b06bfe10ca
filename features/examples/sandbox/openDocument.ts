import type { RunRequest } from '../evaluator/events';
import { execute, type Modules } from './execute';
import { receiveRequest } from './receiveRequest';
import { removeGlobals } from './removeGlobals';

/**
 * Makes this document the sandbox of one example. It does nothing where it has the origin of the site:
 * outside a sandboxed frame, what it is told to run could reach the site's storage.
 *
 * @param modules What an example may import, by specifier.
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

/** Takes away what a document can do and a worker cannot, once the example is compiled. */
function isolateDocument(): void {
  // Nothing that escaped the guards of loops can be compiled any more.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'; worker-src 'none'";
  document.head.append(policy);
  policy.remove();
  removeGlobals('RTCPeerConnection', 'webkitRTCPeerConnection');
  Object.defineProperty(window, 'parent', { value: window });
}
