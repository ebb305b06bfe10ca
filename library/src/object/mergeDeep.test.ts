import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { mergeDeep } from './mergeDeep';

describe('mergeDeep', () => {
  it('gives an equal structure when an object is merged with itself', () => {
    fc.assert(
      fc.property(plainObjects(), (object) => {
        expect(mergeDeep(object, object)).toEqual(object);
      }),
    );
  });

  it('has every value of the source', () => {
    fc.assert(
      fc.property(plainObjects(), plainObjects(), (target, source) => {
        expect(mergeDeep(target, source)).toMatchObject(source);
      }),
    );
  });

  it('modifies neither input', () => {
    fc.assert(
      fc.property(plainObjects(), plainObjects(), (target, source) => {
        const before = structuredClone([target, source]);
        mergeDeep(target, source);
        expect([target, source]).toEqual(before);
      }),
    );
  });

  it('merges arrays within arrays', () => {
    expect(mergeDeep([[1, 2], [3]], [[9]])).toEqual([[9, 2], [3]]);
  });

  it('lets null, but not a hole, overwrite an array element', () => {
    const source: unknown[] = [null];
    source[2] = 7;
    expect(mergeDeep<unknown[], unknown[]>([1, 2, 3], source)).toEqual([null, 2, 7]);
  });

  it.each([
    ['a missing source', { id: 7 }, undefined],
    ['a date', new Date(0), new Date(1)],
    ['a map', new Map(), new Map()],
    ['a typed array', new Uint8Array(1), new Uint8Array(2)],
    ['an array in place of an object', {}, []],
    ['a function in place of an object', {}, () => {}],
    ['an object in place of a primitive', 5, {}],
  ])('returns %s itself', (_, target, source) => {
    expect(mergeDeep(target as object, source as object)).toBe(source);
  });

  it('merges objects without a prototype', () => {
    const target = Object.assign(Object.create(null) as object, { db: { host: 'local' } });
    expect(mergeDeep(target, { db: { port: 1 } })).toEqual({ db: { host: 'local', port: 1 } });
  });

  it('ignores what the source inherits or hides', () => {
    const source = Object.create(null, { secret: { value: 1 } }) as object;
    expect(Reflect.ownKeys(mergeDeep({ id: 7 }, source))).toEqual(['id']);
  });

  it('shares a cycle that only one side contains', () => {
    const team: { name: string; self?: object } = { name: 'Web' };
    team.self = team;
    expect(mergeDeep(team, { name: 'Apps' }).self).toBe(team);
  });

  it('leaves Object.prototype alone', () => {
    mergeDeep({}, JSON.parse('{"__proto__":{"isAdmin":true}}') as object);
    expect('isAdmin' in {}).toBe(false);
  });

  it('gives the properties of both sides in the type', () => {
    expectTypeOf(mergeDeep({ db: { host: 'local' } }, { db: { port: 1 } }).db).toEqualTypeOf<
      { host: string } & { port: number }
    >();
  });
});

/** Nested objects without arrays, whose surplus elements would stay. */
function plainObjects(): fc.Arbitrary<object> {
  const leaf = fc.oneof(fc.integer(), fc.string(), fc.constant(null));
  return fc.letrec<{ tree: object }>((tie) => ({
    tree: fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.oneof({ depthSize: 'small' }, leaf, tie('tree')),
      { noNullPrototype: true },
    ),
  })).tree;
}
