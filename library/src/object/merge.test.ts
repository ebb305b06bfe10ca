import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { merge } from './merge';

describe('merge', () => {
  it('agrees with spreading both objects as long as there are only plain values', () => {
    fc.assert(
      fc.property(fc.object(), fc.object(), (target, source) => {
        expect(merge(target, source)).toStrictEqual({ ...target, ...source });
      }),
    );
  });

  it('shares nested objects with the inputs', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.object()), (source) => {
        const merged = merge({}, source);
        expect(Object.keys(source).every((key) => merged[key] === source[key])).toBe(true);
      }),
    );
  });

  it('does not evaluate the getters of the source', () => {
    const source = {
      get total(): number {
        throw new Error('not yet');
      },
    };
    expect(Object.keys(merge({}, source))).toEqual(['total']);
  });

  it('passes on the error of a getter of the target', () => {
    const target = {
      get total(): number {
        throw new Error('no prices');
      },
    };
    expect(() => merge(target, {})).toThrow('no prices');
  });

  it('replaces a property of the target by a setter of the source without calling it', () => {
    const calls: number[] = [];
    const source = {
      set level(value: number) {
        calls.push(value);
      },
    };
    merge({ level: 1 }, source).level = 2;
    expect(calls).toEqual([2]);
  });

  it('leaves out what is inherited or not enumerable on either side', () => {
    const hidden = Object.create({ inherited: 1 }, { secret: { value: 2 } }) as object;
    expect(Reflect.ownKeys(merge(hidden, hidden))).toEqual([]);
  });

  it.each(['abc', 5, true, 1n, Symbol('tag'), null, undefined])(
    'takes nothing from %s as the source',
    (source) => {
      expect(merge({ id: 7 }, source as unknown as object)).toEqual({ id: 7 });
    },
  );

  it('copies a key named __proto__ as an ordinary property', () => {
    const merged = merge({}, JSON.parse('{"__proto__":{"isAdmin":true}}') as { isAdmin?: boolean });
    expect(Object.keys(merged)).toEqual(['__proto__']);
    expect(merged.isAdmin).toBeUndefined();
  });

  it('spreads a text as the target into its characters', () => {
    expect(merge('ab' as unknown as object, {})).toEqual({ 0: 'a', 1: 'b' });
  });

  it('gives the properties of both sides in the type', () => {
    expectTypeOf(merge({ name: 'Ann' }, { age: 30 })).toEqualTypeOf<
      { name: string } & { age: number }
    >();
  });

  it('gives conflicting properties the type never', () => {
    expectTypeOf(merge({ id: 7 }, { id: '7' }).id).toBeNever();
  });
});
