import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { omit } from './omit';
import { pick } from './pick';

const entries = fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.integer());

describe('omit', () => {
  it('splits an object in two together with pick', () => {
    fc.assert(
      fc.property(entries, fc.subarray(['a', 'b', 'ab', 'abc']), (obj, names) => {
        expect({ ...pick(obj, names), ...omit(obj, names) }).toEqual(obj);
        expect(Object.keys(omit(obj, names)).some((key) => names.includes(key))).toBe(false);
      }),
    );
  });

  it('knows in its type which properties are left', () => {
    expectTypeOf(omit({ id: 7, name: 'Ada' }, ['id'])).toEqualTypeOf<{ name: string }>();
  });

  it('refuses a string in place of the list where a symbol key is to be compared', () => {
    const row = { [Symbol('source')]: 'import' };
    expect(() => omit(row, 'ab' as never)).toThrow('Cannot convert a Symbol value to a string');
  });
});
