import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intersect } from './intersect';
import { remove } from './remove';

describe('intersect', () => {
  it('splits the first array in two together with remove', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.array(fc.nat(9)), (arr1, arr2) => {
        const kept = intersect(arr1, arr2);
        expect(kept.length + remove(arr1, arr2).length).toBe(arr1.length);
        expect(kept.every((item) => arr2.includes(item))).toBe(true);
      }),
    );
  });

  it('changes neither array', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.array(fc.nat(9)), (arr1, arr2) => {
        const before = [[...arr1], [...arr2]];
        intersect(arr1, arr2);
        expect([arr1, arr2]).toEqual(before);
      }),
    );
  });
});
