import { execute, type Modules } from './execute';
import type { RunRequest } from '../evaluator/events';
import { isolateWorker, removeGlobals } from './isolateWorker';
import { openSandbox } from './openSandbox';

/** Starts the sandbox of one example. */
export function startSandbox(modules: Modules): void {
  openSandbox<RunRequest>({
    worker: (request, port) => execute(request, port, modules, isolateWorker),
    document: (request, port) => execute(request, port, modules, isolateDocument),
  });
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
