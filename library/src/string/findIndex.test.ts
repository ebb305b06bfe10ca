import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIndex } from './findIndex';

describe('findIndex', () => {
  it('gives a position at which the text really stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, part, after) => {
        const str = before + part + after;
        const index = findIndex(str, part);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThanOrEqual(before.length);
        expect(str.startsWith(part, index)).toBe(true);
      }),
    );
  });

  it('gives -1 only for what does not occur', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 2 }), (str, substr) => {
        expect(findIndex(str, substr) === -1).toBe(!str.includes(substr));
      }),
    );
  });

  it('ignores a start position', () => {
    const find = findIndex as (...args: unknown[]) => number;
    expect(find('abcabc', 'a', 1)).toBe(0);
  });

  it('looks for the word undefined where the text is missing', () => {
    const find = findIndex as (...args: unknown[]) => number;
    expect(find('is undefined')).toBe(3);
  });

  it('finds half of an emoji inside a whole one', () => {
    expect(findIndex('a😀', '\ude00')).toBe(2);
  });
});
