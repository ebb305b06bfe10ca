import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone } from './clone';

describe('clone', () => {
  it('gives an equal array whose elements are the same references', () => {
    fc.assert(
      fc.property(fc.array(fc.object()), (value) => {
        const copy = clone(value);
        expect(copy).not.toBe(value);
        expect(copy.length).toBe(value.length);
        expect(copy.every((item, index) => item === value[index])).toBe(true);
      }),
    );
  });

  it('returns primitives as they are', () => {
    const primitive = fc.oneof(fc.string(), fc.double(), fc.bigInt(), fc.boolean());
    fc.assert(
      fc.property(primitive, (value) => {
        expect(clone(value)).toBe(value);
      }),
    );
  });

  it('keeps the class of an instance and of an array subclass', () => {
    class Stack extends Array<number> {}
    expect(clone(Stack.from([1, 2]))).toBeInstanceOf(Stack);
  });

  it('demotes a subclass of a collection to the base class', () => {
    class Registry extends Map {}
    expect(clone(new Registry())).not.toBeInstanceOf(Registry);
  });

  it('copies a literal that claims to be a date like any other', () => {
    const entry = { [Symbol.toStringTag]: 'Date', year: 2024 };
    expect(Object.entries(clone(entry))).toEqual([['year', 2024]]);
  });

  it('calls an inherited setter instead of copying the property', () => {
    const calls: unknown[] = [];
    class Field {
      set value(value: unknown) {
        calls.push(value);
      }
    }
    const field = Object.defineProperty(new Field(), 'value', { value: 1, enumerable: true });
    expect(Object.keys(clone(field))).toEqual([]);
    expect(calls).toEqual([1]);
  });
});
