import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLowerCase } from './toLowerCase';

const convert = toLowerCase as (value: unknown) => string;

describe('toLowerCase', () => {
  it('agrees with the native method for text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (str) => {
        expect(toLowerCase(str)).toBe(str.toLowerCase());
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (str) => {
        expect(toLowerCase(toLowerCase(str))).toBe(toLowerCase(str));
      }),
    );
  });

  it('uses the toString method of an object', () => {
    expect(convert({ toString: () => 'ORDER 7' })).toBe('order 7');
  });

  it('gives a primitive for a String object', () => {
    expect(convert(Object('ADA'))).toBe('ada');
  });

  it('refuses an object without toString', () => {
    expect(() => convert(Object.create(null))).toThrow(TypeError);
  });

  it('refuses a toString that gives no text', () => {
    expect(() => convert({ toString: () => 7 })).toThrow('toLowerCase is not a function');
  });
});
