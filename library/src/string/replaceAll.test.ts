import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replaceAll } from './replaceAll';

const target = fc.string({ minLength: 1, maxLength: 2 });

describe('replaceAll', () => {
  it('agrees with the native method where nothing is special', () => {
    fc.assert(
      fc.property(fc.string(), target, fc.string(), (str, part, replacement) => {
        const literal = () => replacement;
        expect(replaceAll(str, part, replacement)).toBe(str.replaceAll(part, literal));
      }),
    );
  });

  it('gives the same text where target and replacement are the same', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (str, part) => {
        expect(replaceAll(str, part, part)).toBe(str);
      }),
    );
  });

  it('does not search what it has put in', () => {
    expect(replaceAll('a', 'a', 'aa')).toBe('aa');
  });

  it('changes nothing where the target is missing', () => {
    expect(replaceAll('undefined', undefined as unknown as string, 'x')).toBe('undefined');
  });

  it('looks for the word null where the target is null', () => {
    expect(replaceAll('a null b', null as unknown as string, 'x')).toBe('a x b');
  });

  it('refuses a symbol as the replacement, even if nothing is replaced', () => {
    expect(() => replaceAll('abc', 'x', Symbol('y') as unknown as string)).toThrow(
      'Cannot convert a Symbol value to a string',
    );
  });
});
