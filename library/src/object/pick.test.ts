import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { pick } from './pick';

describe('pick', () => {
  it('orders the result by the list', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['id', 'name', 'city']), (names) => {
        expect(Object.keys(pick({ city: 'Bern', id: 7, name: 'Ada' }, names))).toEqual(names);
      }),
    );
  });

  it('takes the prototype of the source over for __proto__', () => {
    const picked: unknown = pick([1], ['__proto__']);
    expect(Object.getPrototypeOf(picked)).toBe(Array.prototype);
    expect(Object.keys(picked as object)).toEqual([]);
  });

  it('knows in its type which properties there are', () => {
    expectTypeOf(pick({ id: 7, name: 'Ada' }, ['id', 'fax'])).toEqualTypeOf<{ id: number }>();
  });
});
