import { execute, type Modules } from './execute';
import { openDocument } from './openDocument';
import { receiveRequest } from './receiveRequest';
import { removeGlobals } from './removeGlobals';
import { restoreRandomUUID } from './restoreRandomUUID';

/**
 * Starts the sandbox, which runs one example for the page that embeds it. The same script runs in
 * the iframe and in the worker that the iframe starts.
 */
export function startSandbox(modules: Modules): void {
  if (typeof document === 'undefined') {
    receiveRequest((request, port) => execute(request, port, modules, isolateWorker));
  } else {
    openDocument(modules);
  }
}

/** Removes ways to burden the parent document, which listens to no message of its worker. */
function isolateWorker(): void {
  restoreRandomUUID();
  removeGlobals('postMessage', 'Worker');
}
