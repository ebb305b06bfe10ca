import { instrumentExample } from './instrumentExample';
import { parseExample } from './parseExample';
import type { ExampleHost, ExampleResult } from './events';
import { runPrepared } from './runPrepared';

/**
 * Runs an example and compares its results with the stated ones; errors are returned, not thrown.
 *
 * @param parse Lets callers reuse an example that they have parsed already.
 */
export function runExample(
  source: string,
  host: ExampleHost,
  parse = parseExample,
): Promise<ExampleResult> {
  return runPrepared(source, host, (isGuarded) => instrumentExample(parse(source), isGuarded));
}
