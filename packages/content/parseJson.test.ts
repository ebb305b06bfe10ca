import path from 'node:path';
import { expect, it } from 'vitest';
import { ContentError } from './problem';
import { parseJson } from './parseJson';

const FILE = path.resolve('docs/en/_meta.json');

/** What is said of a text that is no JSON. */
function errorOf(source: string): unknown {
  try {
    return parseJson(source, FILE);
  } catch (error) {
    return error;
  }
}

it('names the file and the line of what is no JSON, without a stack trace', () => {
  const error = errorOf('[\n  "at"\n  "union"\n]\n') as ContentError;
  expect(error).toBeInstanceOf(ContentError);
  expect(error.message).toMatch(/^docs\/en\/_meta\.json:3 {2}Expected ',' or ']'/);
  expect(error.message).not.toContain('position');
  expect(error.stack).toBe(error.message);
});

it('names the last line of what ends too early', () => {
  expect(errorOf('[\n  "at",\n')).toHaveProperty(
    'message',
    expect.stringMatching(/^docs\/en\/_meta\.json:2 {2}/),
  );
});
