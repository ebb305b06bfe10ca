import fc from 'fast-check';
import { expect, it } from 'vitest';
import { removeAt } from './removeAt';

const text = fc.string({ unit: 'binary' });

it('takes one code unit away', () => {
  fc.assert(
    fc.property(text, text, (before, behind) => {
      expect(removeAt(`${before}|${behind}`, before.length)).toBe(before + behind);
    }),
  );
});

it.each([-1, 5, NaN, Infinity])('leaves the text alone at %s', (position) => {
  expect(removeAt('draft', position)).toBe('draft');
});

it('joins an array at NaN', () => {
  expect(removeAt(['d', 'r'] as never, NaN)).toBe('d,r');
});

it('throws for a number, whatever the position', () => {
  expect(() => removeAt(42 as never, 0)).toThrow(TypeError);
});
