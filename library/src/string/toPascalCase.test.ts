import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPascalCase } from './toPascalCase';
import { words } from './words';

const longWord = fc.stringMatching(/^[a-z]{2,8}$/);

describe('toPascalCase', () => {
  it('changes letter case only once the separators are gone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toPascalCase(text).toLowerCase()).toBe(words(text).join('').toLowerCase());
      }),
    );
  });

  it('gives names that it splits into the same words again, if they have two letters or more', () => {
    fc.assert(
      fc.property(fc.array(longWord), (list) => {
        const once = toPascalCase(list.join('_'));
        expect(words(once).map((word) => word.toLowerCase())).toEqual(list);
        expect(toPascalCase(once)).toBe(once);
      }),
    );
  });

  it('keeps acronyms between other words', () => {
    expect(toPascalCase('getHTTPResponse')).toBe('GetHTTPResponse');
  });

  it('keeps names in capitals but for their separators', () => {
    expect(toPascalCase('CONSTANT_CASE_2')).toBe('CONSTANTCASE2');
  });

  it('names what is missing when there is no argument', () => {
    expect(() => (toPascalCase as () => string)()).toThrow(
      new TypeError("Cannot read properties of undefined (reading 'replace')"),
    );
  });

  it.each([[0], [false], [['a']], [{}]])('does not convert %j', (value) => {
    expect(() => toPascalCase(value as unknown as string)).toThrow('replace is not a function');
  });
});
