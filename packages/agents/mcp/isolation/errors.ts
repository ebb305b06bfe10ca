import { SOURCE_NAME } from '@funtool-docs/runner/evaluator/describeError';

interface ErrorScope {
  Error: ErrorConstructor & {
    captureStackTrace?: (...args: unknown[]) => void;
    prepareStackTrace?: (error: unknown, frames: NodeJS.CallSite[]) => string;
  };
}

const NAMES = [
  'Error',
  'AggregateError',
  'DOMException',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
];

/** The engine gives this name to code made from a string, as the evaluator makes it. */
const FROM_STRING = '<input>';

/**
 * Gives errors the stack that the evaluator expects, and tells those that the engine throws itself
 * from those that code creates.
 *
 * @param onEngineError Hears of the former; other engines word them differently.
 */
export function watchErrors(onEngineError: (error: Error) => void): void {
  const scope = globalThis as unknown as ErrorScope & Record<string, unknown>;
  const { construct } = Reflect;
  let created = 0;
  const creating = <Result>(create: () => Result): Result => {
    created += 1;
    try {
      return create();
    } finally {
      created -= 1;
    }
  };
  const [plain, ...others] = NAMES.map((name) => {
    const original = scope[name] as new (...args: unknown[]) => object;
    const watched: typeof original = new Proxy(original, {
      apply: (_, __, args) => creating(() => new original(...(args as unknown[]))),
      construct: (target, args, newTarget: typeof original) =>
        creating(
          () => construct(target, args, newTarget === watched ? target : newTarget) as object,
        ),
    });
    const hidden = { configurable: true, writable: true, value: watched };
    Object.defineProperty(original.prototype, 'constructor', hidden);
    Object.defineProperty(scope, name, hidden);
    return { name, original, watched };
  });
  for (const { name, original } of others) {
    if (name !== 'DOMException') Object.setPrototypeOf(original, plain!.watched);
  }
  const { captureStackTrace } = scope.Error;
  if (captureStackTrace) {
    scope.Error.captureStackTrace = (...args) => creating(() => captureStackTrace(...args));
  }
  scope.Error.prepareStackTrace = (error, frames) => {
    if (created === 0) onEngineError(error as Error);
    return writeStack(error as Error, frames);
  };
}

/** Never throws: code may have changed what an error says. */
function writeStack(error: Error, frames: NodeJS.CallSite[]): string {
  try {
    const { name, message } = error;
    const lines = frames.map((frame) => {
      const file = frame.getFileName();
      const place = `${file === FROM_STRING ? SOURCE_NAME : String(file)}:${frame.getLineNumber()}`;
      const called = frame.getFunctionName() ?? '<anonymous>';
      return `    at ${called} (${place}:${frame.getColumnNumber()})`;
    });
    return [message ? `${name}: ${message}` : name, ...lines].join('\n');
  } catch {
    return '';
  }
}
