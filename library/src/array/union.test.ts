import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { union } from './union';
import { unique } from './unique';

describe('union', () => {
  it('is unique over both arrays in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.array(fc.nat(9)), (arr1, arr2) => {
        expect(union(arr1, arr2)).toEqual(unique([...arr1, ...arr2]));
      }),
    );
  });

  it('adds nothing when it is applied again', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (arr1, arr2) => {
        const once = union(arr1, arr2);
        expect(union(once, arr2)).toEqual(once);
      }),
    );
  });
});
