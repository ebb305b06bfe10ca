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
