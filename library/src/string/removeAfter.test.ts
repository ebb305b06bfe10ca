import fc from 'fast-check';
import { expect, it } from 'vitest';
import { removeAfter } from './removeAfter';

const text = fc.string({ unit: 'binary' });

it('keeps the characters up to a position, that one included', () => {
  fc.assert(
    fc.property(text, fc.nat(), (input, position) => {
      expect(removeAfter(input, position)).toBe(input.slice(0, position + 1));
    }),
  );
});

it.each([-1, -0.5, NaN, Infinity])('keeps the whole text for %s', (position) => {
  expect(removeAfter('draft', position)).toBe('draft');
});
