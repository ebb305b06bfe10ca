import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from './at';

describe('at', () => {
  it('agrees with the native method for every whole position', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.integer({ min: -50, max: 50 }), (arr, index) => {
        expect(at(arr, index)).toBe(arr.at(index));
      }),
    );
  });

  it('finds nothing at a fraction', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.integer({ min: -9, max: 9 }), (arr, index) => {
        expect(at(arr, index + 0.5)).toBeUndefined();
      }),
    );
  });

  it('gives undefined for an empty array, whatever the index is', () => {
    expect(at([], 'length' as unknown as number)).toBeUndefined();
  });
});
