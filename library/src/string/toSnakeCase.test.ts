import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toKebabCase } from './toKebabCase';
import { toSnakeCase } from './toSnakeCase';

describe('toSnakeCase', () => {
  it('differs from toKebabCase in the joining character only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toSnakeCase(text)).toBe(toKebabCase(text).replaceAll('-', '_'));
      }),
    );
  });

  it('leaves its own result alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        const once = toSnakeCase(text);
        expect(toSnakeCase(once)).toBe(once);
      }),
    );
  });

  it('drops underscores on both sides', () => {
    expect(toSnakeCase('__proto__')).toBe('proto');
  });

  it('names what is missing when there is no argument', () => {
    expect(() => (toSnakeCase as () => string)()).toThrow(
      new TypeError("Cannot read properties of undefined (reading 'replace')"),
    );
  });

  it.each([[0], [false], [['a']], [{}]])('does not convert %j', (value) => {
    expect(() => toSnakeCase(value as unknown as string)).toThrow('replace is not a function');
  });
});
