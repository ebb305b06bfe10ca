import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toLowerAt } from './toLowerAt';

const text = fc.string({ unit: 'binary' });

it('changes one code unit only', () => {
  fc.assert(
    fc.property(text, text, (before, behind) => {
      const converted = 'é'.toLowerCase();
      const original = 'é'.toUpperCase();
      expect(toLowerAt(before + original + behind, before.length)).toBe(
        before + converted + behind,
      );
    }),
  );
});

it.each([-1, -0.5, 5, Infinity])('leaves the text alone at %s', (position) => {
  expect(toLowerAt('dRaFt', position)).toBe('dRaFt');
});

it.each([NaN, 0.5, 1.5])('throws at %s', (position) => {
  expect(() => toLowerAt('dRaFt', position)).toThrow(TypeError);
});
