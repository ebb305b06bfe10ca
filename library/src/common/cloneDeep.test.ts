import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { cloneDeep } from './cloneDeep';

describe('cloneDeep', () => {
  it('equals JSON-like input and shares none of its objects', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        const copy: unknown = cloneDeep<unknown>(value);
        expect(copy).toEqual(value);
        expect(objectsIn(copy).some((object) => objectsIn(value).includes(object))).toBe(false);
      }),
    );
  });

  it('returns the copies of a map that was passed before', () => {
    const seen = new WeakMap();
    const order = { id: 1 };
    expect(cloneDeep(order, seen)).toBe(cloneDeep(order, seen));
  });

  it('refuses an object that only claims to be a date', () => {
    expect(() => cloneDeep({ [Symbol.toStringTag]: 'Date' })).toThrow(TypeError);
  });

  it('turns a key named __proto__ into the prototype of the copy', () => {
    const copy = cloneDeep(JSON.parse('{"__proto__":{"admin":true}}') as { admin?: boolean });
    expect(Object.keys(copy)).toEqual([]);
    expect(copy.admin).toBe(true);
  });

  it('removes readonly from the result type, at every depth', () => {
    const config = { ports: [80, 443] } as { readonly ports: readonly number[] };
    expectTypeOf(cloneDeep(config)).toEqualTypeOf<{ ports: number[] }>();
    expectTypeOf(cloneDeep(new Map<string, readonly number[]>())).toEqualTypeOf<
      Map<string, number[]>
    >();
    expectTypeOf(cloneDeep(new Date())).toEqualTypeOf<Date>();
  });

  it('keeps readonly on tuples, though not on what they hold', () => {
    expectTypeOf(cloneDeep([1, 'a'] as const)).toEqualTypeOf<readonly [1, 'a']>();
    expectTypeOf(cloneDeep([{ id: 1 }] as const)).toEqualTypeOf<readonly [{ id: 1 }]>();
  });

  it('types a subclass of a date as the date that it becomes', () => {
    class Day extends Date {
      readonly isHoliday = true;
    }
    expectTypeOf(cloneDeep(new Day())).toEqualTypeOf<Date>();
    expect(cloneDeep(new Day())).not.toBeInstanceOf(Day);
  });

  it('keeps the type of branded text', () => {
    type UserId = string & { readonly brand: 'user' };
    expectTypeOf(cloneDeep({ id: 'u1' as UserId })).toEqualTypeOf<{ id: UserId }>();
  });
});

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
