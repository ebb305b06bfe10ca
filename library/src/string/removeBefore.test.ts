import fc from 'fast-check';
import { expect, it } from 'vitest';
import { removeBefore } from './removeBefore';

const text = fc.string({ unit: 'binary' });

it('begins with the target wherever it is found', () => {
  fc.assert(
    fc.property(text, text, text, (before, target, behind) => {
      const input = before + target + behind;
      expect(removeBefore(input, target)).toBe(input.slice(input.indexOf(target)));
    }),
  );
});

it.each([
  [-1, 'draft'],
  [NaN, 'draft'],
  [Infinity, ''],
])('turns "draft" for %s into "%s"', (position, expected) => {
  expect(removeBefore('draft', position)).toBe(expected);
});
