import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickBy } from './pickBy';

describe('pickBy', () => {
  it('picks nothing that the predicate refuses', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), (obj) => {
        const picked = pickBy(obj, (value) => value > 0);
        expect(Object.values(picked).every((value) => value! > 0)).toBe(true);
      }),
    );
  });

  it('offers integer-like keys first', () => {
    const keys: unknown[] = [];
    pickBy({ b: 1, 2: 1, 1: 1 }, (_, key) => Boolean(keys.push(key)));
    expect(keys).toEqual(['1', '2', 'b']);
  });
});
