import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cloneDeep } from './cloneDeep';
import { cloneDeepWith } from './cloneDeepWith';

describe('cloneDeepWith', () => {
  it('copies like cloneDeep when the customizer has no opinion', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(cloneDeepWith<unknown>(value, () => undefined)).toEqual(cloneDeep<unknown>(value));
      }),
    );
  });

  it('takes the answer of the second, bare call', () => {
    const copy = cloneDeepWith({ a: 1 }, (value, key) =>
      value === 1 && key === undefined ? 'late' : undefined,
    );
    expect(copy).toEqual({ a: 'late' });
  });

  it('throws for a primitive as well when the customizer is missing', () => {
    expect(() => cloneDeepWith(5, undefined as never)).toThrow('customizer is not a function');
  });
});
