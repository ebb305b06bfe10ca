/** An example that cannot be run as it is written. */
export class ExampleError extends Error {
  override name = 'ExampleError';

  /**
   * @param message What is wrong and what to do.
   * @param line Line within the code block, from 1.
   */
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}
