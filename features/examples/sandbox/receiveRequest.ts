import type { RunRequest } from '../evaluator/events';

/**
 * Waits for the example to run, which is the first message from whoever created this worker or embeds this
 * document.
 *
 * @param onRequest Is called once, with the port to report to.
 */
export function receiveRequest(onRequest: (request: RunRequest, port: MessagePort) => void): void {
  const receive = ({ data, ports, source }: MessageEvent<RunRequest>) => {
    const [port] = ports;
    if (source !== parentOf(self) || !port) return;
    removeEventListener('message', receive);
    // A task of its own, since the example could find this message, and the port, in `window.event`.
    setTimeout(onRequest, 0, data, port);
  };
  addEventListener('message', receive);
}

/** A worker hears its creator only, and is told of no source. */
function parentOf(scope: typeof self): Window | null {
  return typeof document === 'undefined' ? null : scope.parent;
}
