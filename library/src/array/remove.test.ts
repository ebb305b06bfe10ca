import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remove } from './remove';

describe('remove', () => {
  it('leaves no listed value and keeps the order of the rest', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.array(fc.nat(9)), (arr, values) => {
        const left = remove(arr, values);
        expect(left.some((item) => values.includes(item))).toBe(false);
        expect(left).toEqual(arr.filter((item) => left.includes(item)));
      }),
    );
  });

  it('returns a new array even where nothing is removed', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (arr) => {
        expect(remove(arr, [])).toEqual(arr);
        expect(remove(arr, [])).not.toBe(arr);
      }),
    );
  });
});
