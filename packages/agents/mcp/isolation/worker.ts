// A thread of its own for one request. Code runs in an engine that is WebAssembly: all it can call
// is `send`, which takes a text.
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type JSValueHandle, QuickJS } from 'quickjs-wasi';
import { engineOptions, GUEST, SEND } from './engine';
import { FLOOD, type WorkerInput } from './request';

/** Most errors that are kept until they are told. */
const MAX_ERRORS = 100;

void run(workerData as WorkerInput);

async function run({ modules, snapshot, request, output }: WorkerInput): Promise<void> {
  const rejected = new Map<number, { promise: JSValueHandle; reason: JSValueHandle }>();
  const engine = await QuickJS.restore(QuickJS.deserializeSnapshot(snapshot), {
    ...engineOptions(modules),
    onUnhandledRejection(promise, reason, isHandled) {
      if (isHandled) rejected.delete(promise.identity);
      else if (rejected.size < MAX_ERRORS) {
        rejected.set(promise.identity, { promise: promise.dup(), reason: reason.dup() });
      }
    },
  });
  let length = 0;
  engine.registerHostCallback(SEND, (text) => {
    const json = text!.toString();
    length += json.length;
    if (length > output) process.exit(FLOOD);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    parentPort!.postMessage(json);
    return engine.undefined;
  });
  const guest = engine.global.getProp(GUEST);
  engine.evalCode(`delete globalThis.${GUEST}`).dispose();
  const call = (name: string, ...args: JSValueHandle[]) => {
    const method = guest.getProp(name);
    return method.consume((callee) => engine.callFunction(callee, engine.undefined, ...args));
  };
  call('answer', engine.newString(JSON.stringify(request))).dispose();
  for (;;) {
    engine.executePendingJobs();
    for (const [id, { reason }] of rejected) {
      rejected.delete(id);
      call('onRejection', reason).dispose();
    }
    const wait = call('untilNext').consume((milliseconds) => milliseconds.toNumber());
    if (wait < 0) return;
    // Also without a wait, so that messages leave.
    // oxlint-disable-next-line no-await-in-loop -- one timer runs after the other
    await setTimeout(Math.min(wait, 1000));
    call('runTimer').dispose();
  }
}
