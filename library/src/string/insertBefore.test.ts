import fc from 'fast-check';
import { expect, it } from 'vitest';
import { insertBefore } from './insertBefore';

const text = fc.string({ unit: 'binary' });

it('keeps everything before and behind the insertion', () => {
  fc.assert(
    fc.property(text, text, text, (before, extra, behind) => {
      expect(insertBefore(before + behind, extra, before.length)).toBe(before + extra + behind);
    }),
  );
});

it('leaves the text alone for positions outside of it', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1 }), (input, distance) => {
      expect(insertBefore(input, '^', -distance)).toBe(input);
      expect(insertBefore(input, '^', input.length + distance)).toBe(input);
    }),
  );
});
