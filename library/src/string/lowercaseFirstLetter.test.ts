import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalizeFirstLetter } from './capitalizeFirstLetter';
import { lowercaseFirstLetter } from './lowercaseFirstLetter';

describe('lowercaseFirstLetter', () => {
  it('leaves everything after the first code unit alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const rest = text.slice(1);
        const result = lowercaseFirstLetter(text);
        expect(result.endsWith(rest)).toBe(true);
        expect(result.slice(0, result.length - rest.length)).toBe(text[0]!.toLowerCase());
      }),
    );
  });

  it('takes back what capitalizeFirstLetter did to an ASCII text in lowercase', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][ -~]*$/), (text) => {
        expect(lowercaseFirstLetter(capitalizeFirstLetter(text))).toBe(text);
      }),
    );
  });

  it.each([
    ['\u212aelvin', 'kelvin'],
    ['\u1e9eETA', '\u00dfETA'],
    ['订单A', '订单A'],
  ])('makes %j %j', (text, expected) => {
    expect(lowercaseFirstLetter(text)).toBe(expected);
  });

  it('gives a primitive for a String object', () => {
    expect(lowercaseFirstLetter(Object('Ada') as string)).toBe('ada');
  });

  it('ignores what map passes after the text', () => {
    expect(['Ada', 'Grace'].map(lowercaseFirstLetter)).toEqual(['ada', 'grace']);
  });

  it.each([[undefined], [0], [NaN], [false], [0n]])('gives an empty text for %s', (value) => {
    expect(lowercaseFirstLetter(value as unknown as string)).toBe('');
  });

  it.each([[true], [{}]])('does not convert %j', (value) => {
    expect(() => lowercaseFirstLetter(value as unknown as string)).toThrow(
      'charAt is not a function',
    );
  });
});
