import { describeError, errorLine } from '../evaluator/describeError';
import { createConsole, createConsoleState } from '../evaluator/exampleConsole';
import { summarize } from '../evaluator/printValue';
import { runExample } from '../evaluator/runExample';
import type { RunRequest } from '../evaluator/events';
import { createReporter } from './createReporter';
import { trackTimers } from './trackTimers';
import { MAX_SILENCE, HEARTBEAT } from '../session/limits';

export type Modules = Record<string, unknown>;

/** Runs an example and reports its events; `beforeRun` is called after compilation. */
export async function execute(
  { code }: RunRequest,
  port: MessagePort,
  modules: Modules,
  beforeRun = () => {},
): Promise<void> {
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
    await runExample(code, {
      onEvent: report,
      consoleState,
      importModule: async (specifier) => importFrom(modules, specifier),
      beforeRun,
      idle,
      ...(typeof document !== 'undefined' && { guard }),
    });
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
