import path from 'node:path';
import { expect, it } from 'vitest';
import { ContentError } from './problem';
import { jsonLine, parseJson } from './parseJson';

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

const source = `{
  "calls": [
    { "call": "a\\u0062" },

    {
      "call": "b"
    }
  ]
}
`;

it('finds the line on which a value of a list begins', () => {
  expect(jsonLine(source, ['calls', 0])).toBe(3);
  expect(jsonLine(source, ['calls', 1])).toBe(5);
  expect(jsonLine(source, ['calls', 1, 'call'])).toBe(6);
});

it('is 1 for what is not there', () => {
  expect(jsonLine(source, ['calls', 2])).toBe(1);
});
