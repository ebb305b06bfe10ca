import { type ParsedExample, parseExample } from '@funtool-docs/runner/evaluator/parseExample';

const parsed = new Map<string, ParsedExample>();

/**
 * Parses each source once, since pages and languages share examples. Do not mutate the result.
 *
 * @throws {ExampleError} As `parseExample`.
 */
export function parseOnce(source: string): ParsedExample {
  const known = parsed.get(source);
  if (known) return known;
  const example = parseExample(source);
  parsed.set(source, example);
  return example;
}
