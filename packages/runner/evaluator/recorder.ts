import {
  type PrintedValue,
  type RunEvent,
  isFinal,
  isThrownAs,
  NOTHING_THROWN,
  type Outcome,
} from './events';
import { describeError, inspectValue, summarize, printValue, listOpaque } from './inspectValue';
import { type ConsoleState, createConsole, createConsoleState } from './exampleConsole';
import type { PreparedStatement } from './preparedExample';

/** A library call whose result the example does not state. */
export interface UnstatedResult {
  line: number;
  actual: string;
}

export type ExampleEvent = Timeless<RunEvent>;

type Timeless<Event> = Event extends unknown ? Omit<Event, 'time'> : never;

export interface RecorderHost {
  importModule: (specifier: string) => Promise<unknown>;
  onEvent?: ((event: ExampleEvent) => void) | undefined;
  /** Called at the start of each function and loop iteration; may throw to end the run. */
  guard?: (() => void) | undefined;
  /** If the example can reach other consoles than those of its calls. */
  consoleState?: ConsoleState | undefined;
}

// Kept here because an example may replace the globals.
const { setTimeout, clearTimeout } = globalThis;

/** Records the result of each statement. Instrumented code calls its methods. */
export class Recorder {
  readonly #statements: PreparedStatement[];
  readonly #host: RecorderHost;
  readonly #consoleState: ConsoleState;
  readonly #values = new Map<number, string>();
  readonly #opaque = new Map<number, unknown[]>();
  readonly #shown = new Map<number, PrintedValue>();
  readonly #printed = new Map<number, string[]>();
  readonly #outcomes = new Map<number, Outcome>();
  #onChange = () => {};

  /** @param statements Instrumented code refers to them by index. */
  constructor(statements: PreparedStatement[], host: RecorderHost) {
    this.#statements = statements;
    this.#host = host;
    this.#consoleState = host.consoleState ?? createConsoleState();
    Object.freeze(this);
  }

  importModule(specifier: string): Promise<unknown> {
    return this.#host.importModule(specifier);
  }

  guard(): void {
    this.#host.guard?.();
  }

  /** Serialises a value at once, since a later statement may mutate it. */
  record<T>(id: number, value: T): T {
    const { expectation, callsImport } = this.#statements[id]!;
    if (expectation || callsImport) this.#values.set(id, inspectValue(value));
    if (expectation) this.#opaque.set(id, listOpaque(value));
    if (this.#host.onEvent) this.#show(id, printValue(value), value === undefined);
    return value;
  }

  expect(id: number, evaluate: () => unknown): void {
    const actual = this.#values.get(id)!;
    const opaque = this.#opaque.get(id)!;
    const expected = evaluate();
    if (inspectValue(expected) !== actual) this.#settle(id, actual, false);
    else if (isSameList(opaque, listOpaque(expected))) this.#settle(id, actual, true);
    else this.#settle(id, actual, false, 'opaque');
  }

  throws(id: number, run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#settleError(id, error);
      return;
    }
    this.#settle(id, NOTHING_THROWN, false);
  }

  async rejects(id: number, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#settleError(id, error);
      return;
    }
    this.#settle(id, NOTHING_THROWN, false);
  }

  console(line: number, id?: number): Console {
    return createConsole((level, text) => {
      this.#host.onEvent?.({ type: 'console', level, line, text: summarize(text) });
      if (id === undefined) return;
      const printed = [...(this.#printed.get(id) ?? []), text];
      this.#printed.set(id, printed);
      const all = trimLines(printed.join('\n'));
      this.#settle(id, all, all === this.#statements[id]!.expectation!.source);
    }, this.#consoleState);
  }

  /** Resolves when all stated results are final, or after `timeout` milliseconds. */
  async settled(timeout: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout>;
    await new Promise<void>((resolve) => {
      this.#onChange = () => this.outcomes().every(isFinal) && resolve();
      timer = setTimeout(resolve, timeout);
      this.#onChange();
    });
    clearTimeout(timer!);
  }

  outcomes(): Outcome[] {
    return this.#statements.flatMap(({ expectation, line }, id) => {
      if (!expectation) return [];
      const { kind, source } = expectation;
      const unreached: Outcome = { line, kind, expected: source, actual: undefined, ok: false };
      return [this.#outcomes.get(id) ?? unreached];
    });
  }

  unstated(): UnstatedResult[] {
    return this.#statements.flatMap(({ expectation, line }, id) => {
      const actual = this.#values.get(id);
      return expectation || actual === undefined || actual === 'undefined'
        ? []
        : [{ line, actual }];
    });
  }

  #show(id: number, actual: PrintedValue, isNothing: boolean): void {
    const { line, expectation } = this.#statements[id]!;
    if (expectation) this.#shown.set(id, actual);
    else if (!isNothing) this.#host.onEvent!({ type: 'result', kind: 'value', line, actual });
  }

  #settleError(id: number, error: unknown): void {
    const actual = describeError(error);
    this.#settle(id, actual, isThrownAs(this.#statements[id]!.expectation!.source, actual));
  }

  /** A repeated statement, as in a loop, stays false once it was. */
  #settle(id: number, actual: string, ok: boolean, opaque?: 'opaque'): void {
    const { expectation, line } = this.#statements[id]!;
    const { source: expected } = expectation!;
    const kind = opaque ?? expectation!.kind;
    const before = this.#outcomes.get(id);
    if (kind === 'prints' || before?.ok !== false) {
      this.#outcomes.set(id, { line, kind, expected, actual, ok });
      const shown = this.#shown.get(id) ?? summarize(actual);
      this.#host.onEvent?.({ type: 'result', kind, line, actual: shown, expected, ok });
    }
    this.#onChange();
  }
}

// An example that reaches a recorder must not be able to replace its methods.
Object.freeze(Recorder.prototype);

function isSameList(a: unknown[], b: unknown[]): boolean {
  return a.length === b.length && a.every((part, index) => Object.is(part, b[index]));
}

function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}
