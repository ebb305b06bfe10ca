import type { RunRequest } from '../evaluator/events';

/**
 * Waits for the first message from the embedding page, or from the creator of this worker.
 *
 * @param onRequest Called once, with the port to report to.
 */
export function receiveRequest(onRequest: (request: RunRequest, port: MessagePort) => void): void {
  const receive = ({ data, ports, source }: MessageEvent<RunRequest>) => {
    const [port] = ports;
    if (source !== parentOf(self) || !port) return;
    removeEventListener('message', receive);
    // In a separate task: the example could find the message, and the port, in `window.event`.
    setTimeout(onRequest, 0, data, port);
  };
  addEventListener('message', receive);
}

/** A worker receives messages from its creator only, without a source. */
function parentOf(scope: typeof self): Window | null {
  return typeof document === 'undefined' ? null : scope.parent;
}
