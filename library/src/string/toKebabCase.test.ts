import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toKebabCase } from './toKebabCase';

describe('toKebabCase', () => {
  it('gives lowercase letters, digits and single hyphens between them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toKebabCase(text)).toMatch(/^(?:(?:[a-z]+|\d+)(?:-(?!$)|$))*$/);
      }),
    );
  });

  it('leaves its own result alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        const once = toKebabCase(text);
        expect(toKebabCase(once)).toBe(once);
      }),
    );
  });

  it('separates digits on both sides', () => {
    expect(toKebabCase('i18n')).toBe('i-18-n');
  });

  it('names what is missing when there is no argument', () => {
    expect(() => (toKebabCase as () => string)()).toThrow(
      new TypeError("Cannot read properties of undefined (reading 'replace')"),
    );
  });

  it.each([[0], [false], [['a']], [{}]])('does not convert %j', (value) => {
    expect(() => toKebabCase(value as unknown as string)).toThrow('replace is not a function');
  });
});
