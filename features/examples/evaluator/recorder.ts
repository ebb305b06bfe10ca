import type { PrintedValue, RunEvent } from './events';
import { describeError } from './describeError';
import { createConsole } from './exampleConsole';
import { formatLog, inspectValue } from './inspectValue';
import type { ExampleStatement } from './parseExample';
import { printLog, printText, printValue } from './printValue';

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

/** What a statement resulted in that was stated to throw and did not. */
export const NOTHING_THROWN = 'nothing was thrown';

/** Something that happened while an example ran, without the time. */
export type ExampleEvent = Timeless<RunEvent>;

type Timeless<Event> = Event extends unknown ? Omit<Event, 'time'> : never;

/** What a recorder needs from the place where the example runs. */
export interface RecorderHost {
  /** Loads a module that the example imports. */
  importModule: (specifier: string) => Promise<unknown>;
  /** Hears of everything as it happens. */
  onEvent?: ((event: ExampleEvent) => void) | undefined;
  /** Is called at the start of every function and every turn of a loop; ends the example if it throws. */
  guard?: (() => void) | undefined;
}

// An example may put others in their place.
const { setTimeout, clearTimeout } = globalThis;

/** Collects what the statements of one run result in. Instrumented code calls its methods. */
export class Recorder {
  readonly #statements: ExampleStatement[];
  readonly #host: RecorderHost;
  readonly #values = new Map<number, string>();
  readonly #shown = new Map<number, PrintedValue>();
  readonly #printed = new Map<number, string[]>();
  readonly #outcomes = new Map<number, Outcome>();
  #onChange = () => {};

  /**
   * @param statements The statements of the example; instrumented code refers to them by index.
   * @param host What the example needs from outside.
   */
  constructor(statements: ExampleStatement[], host: RecorderHost) {
    this.#statements = statements;
    this.#host = host;
    Object.freeze(this);
  }

  /** Loads a module for an import statement. */
  importModule(specifier: string): Promise<unknown> {
    return this.#host.importModule(specifier);
  }

  /** Ends an example that has no time left. */
  guard(): void {
    this.#host.guard?.();
  }

  /** Notes a value as it is now, since a later statement may change the object, and passes it on. */
  record<T>(id: number, value: T): T {
    const { expectation, callsImport } = this.#statements[id]!;
    if (expectation || callsImport) this.#values.set(id, inspectValue(value));
    if (this.#host.onEvent) this.#show(id, printValue(value), value === undefined);
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
    this.#settle(id, NOTHING_THROWN, false);
  }

  /** Awaits a statement that is stated to throw or reject. */
  async rejects(id: number, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#settleError(id, error);
      return;
    }
    this.#settle(id, NOTHING_THROWN, false);
  }

  /** A console whose output belongs to a line and perhaps to a statement that says what is printed. */
  console(line: number, id?: number): Console {
    return createConsole((level, args) => {
      this.#host.onEvent?.({ type: 'console', level, line, text: printLog(args) });
      if (id === undefined) return;
      const printed = [...(this.#printed.get(id) ?? []), formatLog(args)];
      this.#printed.set(id, printed);
      const text = trimLines(printed.join('\n'));
      this.#settle(id, text, text === this.#statements[id]!.expectation!.source);
    });
  }

  /** Resolves when no stated result can change any more, or after `timeout` milliseconds. */
  async settled(timeout: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout>;
    await new Promise<void>((resolve) => {
      this.#onChange = () => this.outcomes().every(isFinal) && resolve();
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

  /** A stated value is shown with the result, any other at once, unless it says nothing. */
  #show(id: number, actual: PrintedValue, isNothing: boolean): void {
    const { line, expectation } = this.#statements[id]!;
    if (expectation) this.#shown.set(id, actual);
    else if (!isNothing) this.#host.onEvent!({ type: 'result', kind: 'value', line, actual });
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
    const { kind, source: expected } = expectation!;
    const before = this.#outcomes.get(id);
    if (kind === 'prints' || before?.ok !== false) {
      this.#outcomes.set(id, { line, kind, expected, actual, ok });
      const shown = this.#shown.get(id) ?? printText(actual);
      this.#host.onEvent?.({ type: 'result', kind, line, actual: shown, expected, ok });
    }
    this.#onChange();
  }
}

// Nothing that reaches a recorder can replace what it does.
Object.freeze(Recorder.prototype);

/** What is printed may go on; anything else stays false once it is. */
function isFinal({ ok, kind, actual }: Outcome): boolean {
  return ok || (kind !== 'prints' && actual !== undefined);
}

function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}
