import { formatLog, inspectValue } from './inspectValue';
import type { ExampleStatement } from './parseExample';

/** What one stated result turned out to be. */
export interface Outcome {
  /** Line of the code block that states the result, from 1. */
  line: number;
  kind: 'value' | 'throws' | 'prints';
  /** The result as the page states it. */
  expected: string;
  /** The result as it was, or `undefined` where the statement was never reached. */
  actual: string | undefined;
  ok: boolean;
}

/** A call of the library whose value the example does not state. */
export interface UnstatedResult {
  line: number;
  actual: string;
}

const CONSOLE_METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Collects what the statements of one run result in. Instrumented code calls its methods. */
export class Recorder {
  readonly #statements: ExampleStatement[];
  readonly #importModule: (specifier: string) => Promise<unknown>;
  readonly #values = new Map<number, string>();
  readonly #printed = new Map<number, string[]>();
  readonly #outcomes = new Map<number, Outcome>();
  #onChange = () => {};

  /**
   * @param statements The statements of the example; instrumented code refers to them by index.
   * @param importModule Loads what the example imports.
   */
  constructor(
    statements: ExampleStatement[],
    importModule: (specifier: string) => Promise<unknown>,
  ) {
    this.#statements = statements;
    this.#importModule = importModule;
  }

  /** Loads a module for an import statement. */
  importModule(specifier: string): Promise<unknown> {
    return this.#importModule(specifier);
  }

  /** Notes a value as it is now, since a later statement may change the object, and passes it on. */
  record<T>(id: number, value: T): T {
    this.#values.set(id, inspectValue(value));
    return value;
  }

  /** Compares the value just recorded with the stated one. */
  expect(id: number, evaluate: () => unknown): void {
    const actual = this.#values.get(id)!;
    this.#settle(id, actual, inspectValue(evaluate()) === actual);
  }

  /** Runs a statement that is stated to throw. */
  throws(id: number, run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#settleError(id, error);
      return;
    }
    this.#settle(id, 'nothing was thrown', false);
  }

  /** Awaits a statement that is stated to throw or reject. */
  async rejects(id: number, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#settleError(id, error);
      return;
    }
    this.#settle(id, 'nothing was thrown', false);
  }

  /** A console whose output belongs to one statement. */
  console(id: number): Record<string, (...args: unknown[]) => void> {
    const print = (...args: unknown[]) => {
      const printed = [...(this.#printed.get(id) ?? []), formatLog(args)];
      this.#printed.set(id, printed);
      const text = trimLines(printed.join('\n'));
      this.#settle(id, text, text === this.#statements[id]!.expectation!.source);
    };
    return Object.fromEntries(CONSOLE_METHODS.map((method) => [method, print]));
  }

  /** Resolves when every stated result is true, or after `timeout` milliseconds. */
  async settled(timeout: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout>;
    await new Promise<void>((resolve) => {
      this.#onChange = () => this.outcomes().every(({ ok }) => ok) && resolve();
      timer = setTimeout(resolve, timeout);
      this.#onChange();
    });
    clearTimeout(timer!);
  }

  /** What each stated result turned out to be, in the order of the code. */
  outcomes(): Outcome[] {
    return this.#statements.flatMap(({ expectation, line }, id) => {
      if (!expectation) return [];
      const { kind, source } = expectation;
      const unreached: Outcome = { line, kind, expected: source, actual: undefined, ok: false };
      return [this.#outcomes.get(id) ?? unreached];
    });
  }

  /** Calls of the library that gave a value which the example does not state. */
  unstated(): UnstatedResult[] {
    return this.#statements.flatMap(({ expectation, line }, id) => {
      const actual = this.#values.get(id);
      return expectation || actual === undefined || actual === 'undefined'
        ? []
        : [{ line, actual }];
    });
  }

  #settleError(id: number, error: unknown): void {
    const { source } = this.#statements[id]!.expectation!;
    const actual = describeError(error);
    this.#settle(
      id,
      actual,
      source.includes(':') ? source === actual : actual.startsWith(`${source}:`),
    );
  }

  /** A statement that runs again, as in a loop, stays false once it was. */
  #settle(id: number, actual: string, ok: boolean): void {
    const { expectation, line } = this.#statements[id]!;
    const { kind, source } = expectation!;
    const before = this.#outcomes.get(id);
    if (kind === 'prints' || before?.ok !== false) {
      this.#outcomes.set(id, { line, kind, expected: source, actual, ok });
    }
    this.#onChange();
  }
}

/**
 * Names an error the way a page states it: `TypeError: message`.
 *
 * @param error Whatever was thrown.
 */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : inspectValue(error);
}

function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}
