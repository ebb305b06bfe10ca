/** Name under which instrumented code reaches its recorder. */
export const RECORDER = '__example';

/** What the recorder knows of a statement, to which instrumented code refers by index. */
export interface PreparedStatement {
  /** 1-based line of the stated result, or else of the statement. */
  line: number;
  /** Whether it only calls an import, so that readers expect to see its result. */
  callsImport: boolean;
  expectation?: { kind: 'value' | 'throws' | 'prints'; source: string };
}

/** An example that runs without a parser: instrumented JavaScript, with the lines of its source. */
export interface PreparedExample {
  body: string;
  /** Specifiers that it passes to `require`. */
  required: string[];
  statements: PreparedStatement[];
}

/** Thrown for an example that cannot be run as written. */
export class ExampleError extends Error {
  override name = 'ExampleError';

  /** @param line 1-based line within the code block. */
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}
