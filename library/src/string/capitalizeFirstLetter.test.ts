import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalizeFirstLetter } from './capitalizeFirstLetter';

describe('capitalizeFirstLetter', () => {
  it('leaves everything after the first code unit alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const rest = text.slice(1);
        const result = capitalizeFirstLetter(text);
        expect(result.endsWith(rest)).toBe(true);
        expect(result.slice(0, result.length - rest.length)).toBe(text[0]!.toUpperCase());
      }),
    );
  });

  it.each([
    ['\ufb01ne', 'FIne'],
    ['\u0149', '\u02bcN'],
    ['\u01c6ep', '\u01c4ep'],
    ['\ufeffhello', '\ufeffhello'],
  ])('makes %j %j', (text, expected) => {
    expect(capitalizeFirstLetter(text)).toBe(expected);
  });

  it('gives a primitive for a String object', () => {
    expect(capitalizeFirstLetter(Object('ada') as string)).toBe('Ada');
    expect(capitalizeFirstLetter(Object('') as string)).toBe('');
  });

  it.each([[undefined], [NaN], [false], [0n]])('gives an empty text for %s', (value) => {
    expect(capitalizeFirstLetter(value as unknown as string)).toBe('');
  });

  it('gives an empty text when there is no argument', () => {
    expect((capitalizeFirstLetter as () => string)()).toBe('');
  });

  it.each([[true], [['a']], [{}]])('does not convert %j', (value) => {
    expect(() => capitalizeFirstLetter(value as unknown as string)).toThrow(
      'charAt is not a function',
    );
  });
});
