import { expect, it } from 'vitest';
import { parseValue } from '@funtool-docs/runner/evaluator/parseValue';
import { SAMPLES } from './findByExample';
import { sameValue } from '@funtool-docs/runner/values/sameValue';
import { writeValue } from './writeValue';

const MORE = [
  'it\'s "so"',
  'a\\b',
  'line\u2028end\r\t',
  { 'a-b': { 1: [-0, NaN] } },
  [undefined],
  // oxlint-disable-next-line no-sparse-arrays -- a hole is no `undefined`
  [, 1, ,],
  ['e\u0301', '\ud83c', '\u00a0', '\0', '\u{e0061}', '👨‍👩‍👧'],
  -5n,
];

it.each([...SAMPLES, ...MORE])('writes %o so that it can be read again', (value) => {
  const parsed = parseValue(writeValue(value)!) as { value: unknown };
  expect(sameValue(parsed.value, value)).toBe(true);
});

it.each([[() => 1], [Symbol('a')], [[() => 1]], [{ a: Symbol('a') }], [new Error('a')]])(
  'has no code for %o',
  (value) => {
    expect(writeValue(value)).toBeUndefined();
  },
);
