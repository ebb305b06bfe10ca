import { type ParsedExample, parseExample } from '../examples/evaluator/parseExample';

const parsed = new Map<string, ParsedExample>();

/**
 * Parses an example, each source once: its results are counted for several pages, and it is run, in every
 * language that has it. Nobody may change what is returned.
 *
 * @param source Content of a code block.
 * @throws {ExampleError} As `parseExample`.
 */
export function parseOnce(source: string): ParsedExample {
  const known = parsed.get(source);
  if (known) return known;
  const example = parseExample(source);
  parsed.set(source, example);
  return example;
}
