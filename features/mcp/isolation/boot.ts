// What a process of its own begins with. It may not read files, write files or start programs, and
// compiles no code from strings; only the context inside it does.
import { readFileSync, writeSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import {
  MessageChannel,
  moveMessagePortToContext,
  receiveMessageOnPort,
} from 'node:worker_threads';
import type { Host, IsolatedInput, IsolatedRequest, UncaughtType } from './host';

const STANDARD_INPUT = 0;
const STANDARD_OUTPUT = 1;

/** None of these leads to files, programs or the network. */
const WEB = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'Buffer',
  'DOMException',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'atob',
  'btoa',
  'crypto',
] as const;

const { script, request } = JSON.parse(readFileSync(STANDARD_INPUT, 'utf8')) as IsolatedInput;
const context = createContext(Object.create(null), {
  codeGeneration: { strings: true, wasm: false },
});
const open = runInContext(script, context) as (
  host: Host,
) => (asked: IsolatedRequest) => Promise<void>;

const timers = new Map<number, NodeJS.Timeout>();
let lastTimer = 0;
const { port1, port2 } = new MessageChannel();
const moved = moveMessagePortToContext(port2, context);
port1.unref();

const host: Host = {
  send: (json) => void writeSync(STANDARD_OUTPUT, `${json}\n`),
  now: () => performance.now(),
  setTimer(run, delay, repeats) {
    lastTimer += 1;
    const start = repeats ? setInterval : setTimeout;
    // Called without `this`, which would be a timer of this realm.
    timers.set(lastTimer, start(() => run(), delay) as NodeJS.Timeout);
    return lastTimer;
  },
  clearTimer(id) {
    clearTimeout(timers.get(id));
    timers.delete(id);
  },
  clone(value, transfer) {
    port1.postMessage(value, transfer as never[]);
    return (receiveMessageOnPort(moved as never) as { message: unknown }).message;
  },
  onUncaught(handle) {
    const on = (type: UncaughtType) => (error: unknown) => handle(type, error);
    process.on('uncaughtException', on('error'));
    process.on('unhandledRejection', on('unhandledrejection'));
  },
  web: Object.fromEntries(WEB.map((name) => [name, () => globalThis[name]])),
};

shareErrors();
void open(host)(request).then(() => process.exit());

/** Makes errors of this realm, such as those of `new URL('')`, errors of the context as well. */
function shareErrors(): void {
  for (const outer of [
    Error,
    EvalError,
    RangeError,
    ReferenceError,
    SyntaxError,
    TypeError,
    URIError,
  ]) {
    const inner = runInContext(`${outer.name}.prototype`, context) as object;
    Object.setPrototypeOf(outer.prototype, inner);
  }
}
