import { execute, type Modules } from './execute';
import { openDocument } from './openDocument';
import { receiveRequest } from './receiveRequest';
import { removeGlobals } from './removeGlobals';
import { restoreRandomUUID } from './restoreRandomUUID';

/**
 * Starts the sandbox, which runs one example for the page that embeds it. The same script is at work in
 * the document and in the worker that the document starts.
 *
 * @param modules What an example may import, by specifier.
 */
export function startSandbox(modules: Modules): void {
  if (typeof document === 'undefined') {
    receiveRequest((request, port) => execute(request, port, modules, isolateWorker));
  } else {
    openDocument(modules);
  }
}

/** Takes away what a worker could burden its document with, which listens to nothing that it says. */
function isolateWorker(): void {
  restoreRandomUUID();
  removeGlobals('postMessage', 'Worker');
}
