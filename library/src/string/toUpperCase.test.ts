import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toUpperCase } from './toUpperCase';

const convert = toUpperCase as (value: unknown) => string;

describe('toUpperCase', () => {
  it('agrees with the native method for text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (str) => {
        expect(toUpperCase(str)).toBe(str.toUpperCase());
      }),
    );
  });

  it('evens out both cases of plain letters', () => {
    fc.assert(
      fc.property(fc.string(), (str) => {
        expect(toUpperCase(str.toLowerCase())).toBe(toUpperCase(str));
      }),
    );
  });

  it('uses the toString method of an object', () => {
    expect(convert({ toString: () => 'order 7' })).toBe('ORDER 7');
  });

  it('gives a primitive for a String object', () => {
    expect(convert(Object('ada'))).toBe('ADA');
  });

  it('refuses an object without toString', () => {
    expect(() => convert(Object.create(null))).toThrow(TypeError);
  });

  it('refuses a toString that gives no text', () => {
    expect(() => convert({ toString: () => 7 })).toThrow('toUpperCase is not a function');
  });
});
