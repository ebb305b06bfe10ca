import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { hasOwn } from './hasOwn';

const primitive = fc.oneof(
  fc.string(),
  fc.double(),
  fc.bigInt(),
  fc.boolean(),
  fc.constantFrom(null, undefined, Symbol('id')),
);

describe('hasOwn', () => {
  it('agrees with the native method for every object', () => {
    fc.assert(
      fc.property(fc.object(), fc.string(), (obj, key) => {
        for (const name of [key, ...Object.keys(obj)]) {
          expect(hasOwn(obj, name)).toBe(Object.hasOwn(obj, name));
        }
      }),
    );
  });

  it('gives false for every primitive', () => {
    fc.assert(
      fc.property(primitive, fc.constantFrom('length', 0, 'toString'), (value, key) => {
        expect(hasOwn(value as unknown as object, key)).toBe(false);
      }),
    );
  });

  it('does not ask the object for a method of its own', () => {
    const form = { hasOwnProperty: () => true };
    expect(hasOwn(form, 'email')).toBe(false);
  });

  it('looks at the properties of functions', () => {
    expect(
      hasOwn(
        Object.assign(() => {}, { displayName: 'Cart' }),
        'displayName',
      ),
    ).toBe(true);
  });

  it('looks a missing key up as the name "undefined"', () => {
    expect((hasOwn as (obj: object) => boolean)({ undefined: 1 })).toBe(true);
  });

  it('accepts keys that the type does not have, and gives a plain boolean', () => {
    expectTypeOf(hasOwn({ id: 1 }, 'name')).toEqualTypeOf<boolean>();
  });

  it('refuses null and undefined in TypeScript, though both are handled', () => {
    // @ts-expect-error -- null is no object
    expect(hasOwn(null, 'id')).toBe(false);
    // @ts-expect-error -- undefined is no object
    expect(hasOwn(undefined, 'id')).toBe(false);
  });
});
