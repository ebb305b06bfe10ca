import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { substring } from './substring';

describe('substring', () => {
  it('puts a text together again from its two parts', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (str, cut) => {
        expect(substring(str, 0, cut) + substring(str, cut, str.length)).toBe(str);
      }),
    );
  });

  it('gives the same part for swapped positions', () => {
    fc.assert(
      fc.property(fc.string(), fc.double(), fc.double(), (str, start, end) => {
        expect(substring(str, start, end)).toBe(substring(str, end, start));
      }),
    );
  });

  it('reads positions given as text', () => {
    expect(substring('hello', '1' as unknown as number, '3' as unknown as number)).toBe('el');
  });

  it('takes a missing end for the end of the text', () => {
    expect(substring('hello', 2, undefined as unknown as number)).toBe('llo');
  });

  it('refuses a BigInt', () => {
    expect(() => substring('hello', 1n as unknown as number, 2)).toThrow(
      'Cannot convert a BigInt value to a number',
    );
  });
});
