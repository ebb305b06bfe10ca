import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEmpty } from './isEmpty';

it('judges text by what is left after trimming', () => {
  fc.assert(
    fc.property(fc.string(), (text) => void expect(isEmpty(text)).toBe(text.trim() === '')),
  );
});

it('judges arrays by their length', () => {
  fc.assert(
    fc.property(
      fc.array(fc.anything()),
      (list) => void expect(isEmpty(list)).toBe(list.length === 0),
    ),
  );
});

it.each([
  ['a tagged object without trim', { [Symbol.toStringTag]: 'String' }],
  [
    'a tagged class instance without getTime',
    new (class {
      readonly [Symbol.toStringTag] = 'Date';
    })(),
  ],
])('throws for %s', (_, value) => {
  expect(() => isEmpty(value)).toThrow(TypeError);
});

it('never takes a wrapped number for empty', () => {
  expect(isEmpty(Object(0))).toBe(false);
});
