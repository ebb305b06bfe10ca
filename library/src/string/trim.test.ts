import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trim } from './trim';

const clean = trim as (value?: unknown) => string;

/** Texts rich in characters that are, or look like, white space. */
const spacedText = fc.string({
  unit: fc.constantFrom(...' \t\n\v\f\r\u00a0\u1680\u2028\u3000\ufeff\u200b\u180e\u0085\0ab'),
});

describe('trim', () => {
  it('agrees with the native method for text', () => {
    fc.assert(
      fc.property(spacedText, (str) => {
        expect(trim(str)).toBe(str.trim());
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(spacedText, (str) => {
        expect(trim(trim(str))).toBe(trim(str));
      }),
    );
  });

  it('ignores what map passes besides the text', () => {
    expect([' a', 'b ', ' c '].map(trim)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['a number', 4.5, '4.5'],
    ['a BigInt', 7n, '7'],
    ['a symbol', Symbol(' id '), 'Symbol( id )'],
    ['a String object', Object(' ada '), 'ada'],
    ['an object by its toString method', { toString: () => ' order 7 ' }, 'order 7'],
  ])('converts %s', (_, value, expected) => {
    expect(clean(value)).toBe(expected);
  });

  it('refuses a missing argument', () => {
    expect(() => clean()).toThrow("undefined (reading 'toString')");
  });

  it('refuses an object without toString', () => {
    expect(() => clean(Object.create(null))).toThrow('toString is not a function');
  });

  it('refuses a toString that gives no text', () => {
    expect(() => clean({ toString: () => 7 })).toThrow('replace is not a function');
  });
});
