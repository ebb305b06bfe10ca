import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { words } from './words';

const name = fc.stringMatching(/^[a-z]{2,8}$/);

describe('words', () => {
  it('keeps every ASCII letter and digit, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(words(text).join('')).toBe(text.replaceAll(/[^A-Za-z\d]/g, ''));
      }),
    );
  });

  it('gives words of letters only or digits only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        for (const word of words(text)) expect(word).toMatch(/^(?:[A-Z]?[a-z]+|[A-Z]+|\d+)$/);
      }),
    );
  });

  it('takes lowercase words apart at any run of separators', () => {
    fc.assert(
      fc.property(fc.array(name), fc.stringMatching(/^[_\s-]+$/), (list, separator) => {
        expect(words(list.join(separator))).toEqual(list);
      }),
    );
  });

  it.each([
    ['\u00a0', 'no-break space'],
    ['\u3000', 'ideographic space'],
    ['\ufeff', 'byte order mark'],
    ['\u200b', 'zero-width space'],
    ['\u2014', 'long dash'],
    ['\u0000', 'null character'],
  ])('separates at %j (%s)', (separator) => {
    expect(words(`order${separator}status`)).toEqual(['order', 'status']);
  });

  it('ends a run of capitals at a separator as at the end of the text', () => {
    expect(words('API_KEY v')).toEqual(['API', 'KEY', 'v']);
  });

  it('loses letters that are not ASCII, among them the Kelvin sign', () => {
    expect(words('\u212aelvin')).toEqual(['elvin']);
    expect(words('\uff21\uff42')).toEqual([]);
  });

  it('accepts a String object', () => {
    expect(words(Object('orderStatus') as string)).toEqual(['order', 'Status']);
  });

  it('names what is missing when there is no argument', () => {
    expect(() => (words as () => string[])()).toThrow(
      new TypeError("Cannot read properties of undefined (reading 'replace')"),
    );
  });

  it.each([[5], [true], [['a']], [{}]])('does not convert %j', (value) => {
    expect(() => words(value as unknown as string)).toThrow('replace is not a function');
  });
});
