import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unique } from './unique';

describe('unique', () => {
  it('keeps each value at its first position', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), (arr) => {
        expect(unique(arr)).toEqual(arr.filter((item, index) => arr.indexOf(item) === index));
      }),
    );
  });

  it('handles 200,000 elements', () => {
    const arr = Array.from({ length: 200_000 }, (_, index) => index % 1000);
    expect(unique(arr)).toHaveLength(1000);
  });
});
