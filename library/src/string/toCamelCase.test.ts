import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCamelCase } from './toCamelCase';

const longWord = fc.stringMatching(/^[a-z]{2,8}$/);

describe('toCamelCase', () => {
  it('gives the same for every separator', () => {
    fc.assert(
      fc.property(fc.array(longWord, { minLength: 1 }), (list) => {
        const expected = toCamelCase(list.join(' '));
        expect(toCamelCase(list.join('_'))).toBe(expected);
        expect(toCamelCase(`--${list.join('-').toUpperCase()}--`)).toBe(expected);
      }),
    );
  });

  it('leaves its result alone where every word has two letters or more', () => {
    fc.assert(
      fc.property(fc.array(longWord), (list) => {
        const once = toCamelCase(list.join('-'));
        expect(toCamelCase(once)).toBe(once);
      }),
    );
  });

  it('changes the result of one-letter words when it is converted again', () => {
    expect(toCamelCase('x-y-position')).toBe('xYPosition');
    expect(toCamelCase('xYPosition')).toBe('xYpOsition');
  });

  it.each([[null], [undefined], [0], [NaN], [false], [0n]])(
    'gives an empty text for %s',
    (value) => {
      expect(toCamelCase(value as unknown as string)).toBe('');
    },
  );

  it('gives an empty text when there is no argument', () => {
    expect((toCamelCase as () => string)()).toBe('');
  });

  it('throws for an empty String object, which is not falsy', () => {
    expect(() => toCamelCase(Object('') as string)).toThrow(
      new TypeError("Cannot read properties of undefined (reading 'toLowerCase')"),
    );
  });

  it.each([[true], [['a']], [{}]])('does not convert %j', (value) => {
    expect(() => toCamelCase(value as unknown as string)).toThrow('replace is not a function');
  });
});
