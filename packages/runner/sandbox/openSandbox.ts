import type { Runs } from '../evaluator/events';

/**
 * Opens a sandbox; the same script runs in the frame and in its worker. It refuses the site's own
 * origin: outside a sandboxed frame, code could reach its storage.
 *
 * @param load Called once, where the request is run.
 */
export function openSandbox<Request extends object>(load: () => Runs<Request>): void {
  if (typeof document === 'undefined') {
    receiveRequest(load().worker);
    return;
  }
  if (self.origin !== 'null') return;
  const script = document.currentScript!;
  const source = script.textContent;
  script.remove();
  receiveRequest<Request>((request, port) => {
    const runsHere = 'environment' in request && request.environment === 'document';
    if (runsHere) load().document?.(request, port);
    else startWorker(source, request, port);
  });
}

/** Waits for the request from the embedding page or, in a worker, from its creator. */
function receiveRequest<Request>(onRequest: (request: Request, port: MessagePort) => void): void {
  const receive = ({ data, ports, source }: MessageEvent<Request>) => {
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

function startWorker(source: string, request: object, port: MessagePort): void {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  new Worker(address).postMessage(request, [port]);
}
