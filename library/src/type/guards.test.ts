import fc from 'fast-check';
import { afterEach, expect, expectTypeOf, it, vi } from 'vitest';
import * as type from '.';

declare const value: unknown;

const narrow = <T>(isIt: (v: unknown) => v is T) => (isIt(value) ? value : undefined)!;

type Predicate = (v: any) => boolean;

afterEach(() => vi.unstubAllGlobals());

it('narrows to the type that each guard names', () => {
  expectTypeOf(() => narrow(type.isArrayBuffer)).returns.toEqualTypeOf<ArrayBuffer>();
  expectTypeOf(() => narrow(type.isBlob)).returns.toEqualTypeOf<Blob>();
  expectTypeOf(() => narrow(type.isBoolean)).returns.toEqualTypeOf<boolean>();
  expectTypeOf(() => narrow(type.isDate)).returns.toEqualTypeOf<Date>();
  expectTypeOf(() => narrow(type.isFunction)).returns.toEqualTypeOf<Function>();
  expectTypeOf(() => narrow(type.isNumber)).returns.toEqualTypeOf<number>();
  expectTypeOf(() => narrow(type.isRegExp)).returns.toEqualTypeOf<RegExp>();
  expectTypeOf(() => narrow(type.isString)).returns.toEqualTypeOf<string>();
  expectTypeOf(() => narrow(type.isSymbol)).returns.toEqualTypeOf<symbol>();
  expectTypeOf(() => narrow(type.isWeakSet)).returns.toEqualTypeOf<WeakSet<WeakKey>>();
});

it('takes the type of contents from the caller', () => {
  expectTypeOf(type.isArray<string>).guards.toEqualTypeOf<string[]>();
  expectTypeOf(type.isMap<string, number>).guards.toEqualTypeOf<Map<string, number>>();
  expectTypeOf(type.isSet<number>).guards.toEqualTypeOf<Set<number>>();
  expectTypeOf(type.isWeakMap<number>).guards.toEqualTypeOf<WeakMap<WeakKey, number>>();
});

it('keeps what is known of a value beside the node type', () => {
  expectTypeOf(type.isTextNode<Text | null>).guards.toEqualTypeOf<Text>();
  expectTypeOf(type.isNode<EventTarget>).guards.toEqualTypeOf<EventTarget & Node>();
});

it('leaves the type alone where the declaration is no guard', () => {
  expectTypeOf(type.isBigInt).toEqualTypeOf<Predicate>();
  expectTypeOf(type.isBuffer).toEqualTypeOf<Predicate>();
  expectTypeOf(type.isEmpty).toEqualTypeOf<Predicate>();
  expectTypeOf(type.isFloat).toEqualTypeOf<Predicate>();
  expectTypeOf(type.isInt).toEqualTypeOf<Predicate>();
  expectTypeOf(type.isNil).toEqualTypeOf<Predicate>();
  expectTypeOf(type.isNull).toEqualTypeOf<Predicate>();
  expectTypeOf(type.isObject).toEqualTypeOf<Predicate>();
  expectTypeOf(type.isObjectLike).toEqualTypeOf<Predicate>();
  expectTypeOf(type.isPlainObject).toEqualTypeOf<Predicate>();
  expectTypeOf(type.isPrimitive).toEqualTypeOf<Predicate>();
  expectTypeOf(type.isPromise).toEqualTypeOf<Predicate>();
  expectTypeOf(type.isUndefined).toEqualTypeOf<Predicate>();
});

it('splits all values into objects and primitives', () => {
  fc.assert(
    fc.property(fc.anything(), (v) => {
      expect(type.isObject(v)).toBe(!type.isPrimitive(v));
      expect(type.isObject(v)).toBe(type.isObjectLike(v) || type.isFunction(v));
    }),
  );
});

it('splits all numbers into whole and other ones', () => {
  fc.assert(
    fc.property(fc.double(), (v) => {
      expect(type.isInt(v)).toBe(Number.isInteger(v));
      expect(type.isFloat(v)).toBe(!Number.isInteger(v));
    }),
  );
});

it('takes nothing for a buffer where the global Buffer cannot tell', () => {
  const bytes = Buffer.alloc(1);
  vi.stubGlobal('Buffer', {});
  expect(type.isBuffer(bytes)).toBe(false);
});

it('names every type in one of ten words', () => {
  const names = 'null array undefined boolean number string symbol bigint function object'.split(
    ' ',
  );
  fc.assert(fc.property(fc.anything(), (v) => void expect(names).toContain(type.typeOf(v))));
});
