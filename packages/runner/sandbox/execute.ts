import { describeError, errorLine, summarize } from '../evaluator/inspectValue';
import { createConsole, createConsoleState } from '../evaluator/exampleConsole';
import type { PreparedExample } from '../evaluator/preparedExample';
import { runPrepared } from '../evaluator/runPrepared';
import { type RunRequest, type Runs, MAX_SILENCE, HEARTBEAT } from '../evaluator/events';
import { createReporter } from './createReporter';

type Modules = Record<string, unknown>;

/** Returns instrumented code, perhaps with loop guards. */
type Prepare = (request: RunRequest, isGuarded: boolean) => PreparedExample;

/** Returns a function that creates what runs the example of a sandbox, given the modules of the library. */
export function runsOf(prepare: Prepare): (modules: Modules) => Runs<RunRequest> {
  return (modules) => ({
    worker: (request, port) => execute(request, port, modules, prepare, isolateWorker),
    document: (request, port) => execute(request, port, modules, prepare, isolateDocument),
  });
}

/** Runs an example and reports its events; `beforeRun` is called after compilation. */
async function execute(
  request: RunRequest,
  port: MessagePort,
  modules: Modules,
  prepare: Prepare,
  beforeRun: () => void,
): Promise<void> {
  const { code } = request;
  const { report, finish, isOver } = createReporter(port);
  const guard = createGuard(isOver, () => finish({ type: 'stopped', reason: 'time' }));
  const { idle } = trackTimers(globalThis as never);
  const consoleState = createConsoleState();
  globalThis.console = createConsole(
    (level, text) => report({ type: 'console', level, text: summarize(text) }),
    consoleState,
  );
  const onError = (event: Event, error: unknown) => {
    event.preventDefault();
    const line = errorLine(error, code);
    report({ type: 'error', message: describeError(error), ...(line && { line }) });
  };
  addEventListener('error', (event) => onError(event, event.error));
  addEventListener('unhandledrejection', (event) => onError(event, event.reason));
  if (typeof document !== 'undefined') printNodes();
  try {
    const host = {
      onEvent: report,
      consoleState,
      importModule: async (specifier: string) => importFrom(modules, specifier),
      beforeRun,
      idle,
      ...(typeof document !== 'undefined' && { guard }),
    };
    await runPrepared(code, host, (isGuarded) => prepare(request, isGuarded));
  } catch {
    report({ type: 'error', message: 'This example has broken what runs it.' });
  }
  finish({ type: 'finished' });
}

function importFrom(modules: Modules, specifier: string): unknown {
  if (Object.hasOwn(modules, specifier)) return modules[specifier];
  throw new Error(`examples import from ${Object.keys(modules).join(', ')}, not "${specifier}"`);
}

/** The guard throws once the run is over, or has blocked timers for too long. */
function createGuard(isOver: () => boolean, onTimeout: () => void): () => void {
  const now = performance.now.bind(performance);
  let resumed = now();
  setInterval(() => (resumed = now()), HEARTBEAT);
  return () => {
    if (now() - resumed > MAX_SILENCE) onTimeout();
    if (isOver()) throw new Error('this example was stopped');
  };
}

const CUSTOM = Symbol.for('nodejs.util.inspect.custom');

function printNodes(): void {
  Object.defineProperty(Node.prototype, CUSTOM, {
    value(this: Node) {
      return printNode(this);
    },
  });
}

function printNode(node: Node): string {
  if (node instanceof Element) {
    const attributes = Array.from(node.attributes, ({ name, value }) => ` ${name}="${value}"`);
    return `<${node.localName}${attributes.join('')}>`;
  }
  if (node instanceof Comment) return `<!--${node.data}-->`;
  if (node instanceof CharacterData) return `${node.nodeName} ${JSON.stringify(node.data)}`;
  return node.nodeName;
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

/** Removes what could burden the parent document, which ignores messages of its worker. */
function isolateWorker(): void {
  restoreRandomUUID();
  removeGlobals('postMessage', 'Worker');
}

/** Workers with an opaque origin lack `crypto.randomUUID`, but blob URLs end in a random UUID. */
function restoreRandomUUID(): void {
  if ('randomUUID' in crypto) return;
  Object.defineProperty(Crypto.prototype, 'randomUUID', {
    configurable: true,
    writable: true,
    value() {
      const address = URL.createObjectURL(new Blob());
      URL.revokeObjectURL(address);
      return address.slice(-36);
    },
  });
}

/** Deletes names from the global object and what it inherits from. */
function removeGlobals(...names: string[]): void {
  for (let owner = globalThis as object | null; owner; owner = Object.getPrototypeOf(owner)) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}

/** Grace period for promises that are settled elsewhere, in milliseconds. */
const GRACE_PERIOD = 50;

type Timer = (callback: unknown, ...args: unknown[]) => number;
type Cancel = (id: number) => void;

const TIMERS = {
  setTimeout: 'clearTimeout',
  setInterval: 'clearInterval',
  requestAnimationFrame: 'cancelAnimationFrame',
  requestIdleCallback: 'cancelIdleCallback',
} as const;

/** Replaces the timer functions of a scope; `idle` resolves when no timer is pending. */
export function trackTimers(scope: Record<string, unknown>): { idle: () => Promise<void> } {
  const wait = (scope['setTimeout'] as Timer).bind(scope);
  const pending = new Set<string>();
  let onNoTimers: (() => void) | undefined;
  const end = (key: string) => {
    if (pending.delete(key) && pending.size === 0) onNoTimers?.();
  };
  for (const [name, cancelName] of Object.entries(TIMERS)) {
    if (typeof scope[name] !== 'function') continue;
    const start = (scope[name] as Timer).bind(scope);
    const cancel = (scope[cancelName] as Cancel).bind(scope);
    const repeats = name === 'setInterval';
    scope[name] = (callback: unknown, ...args: unknown[]) => {
      if (typeof callback !== 'function') return start(callback, ...args);
      const run = (...values: unknown[]) => {
        try {
          callback(...values);
        } finally {
          if (!repeats) end(key);
        }
      };
      const id = start(run, ...args);
      const key = `${cancelName} ${id}`;
      pending.add(key);
      return id;
    };
    scope[cancelName] = (id: number) => {
      cancel(id);
      end(`${cancelName} ${id}`);
    };
  }
  const waitGracePeriod = () => new Promise<void>((resolve) => void wait(resolve, GRACE_PERIOD));
  const noTimers = () => new Promise<void>((resolve) => (onNoTimers = resolve));
  const idle = async (): Promise<void> => {
    await waitGracePeriod();
    if (pending.size === 0) return;
    await noTimers();
    await idle();
  };
  return { idle };
}
