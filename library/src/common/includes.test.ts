import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includes } from './includes';

describe('includes', () => {
  it('agrees with the native method for arrays', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(9)),
        fc.nat(9),
        fc.integer({ min: -20, max: 20 }),
        (arr, target, from) => {
          expect(includes(arr, target, from)).toBe(arr.includes(target, from));
        },
      ),
    );
  });

  it('finds every part of a text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, part, after) => {
        expect(includes(before + part + after, part)).toBe(true);
      }),
    );
  });

  it('searches a regular expression by its literal text', () => {
    expect(includes('/a/i', /a/i as unknown as string)).toBe(true);
    expect(includes('A', /a/i as unknown as string)).toBe(false);
  });

  it('searches a symbol by its text', () => {
    expect(includes('Symbol(id)', Symbol('id') as unknown as string)).toBe(true);
  });

  it('searches a String object like a string', () => {
    expect(includes(Object('hello') as string, 'ell')).toBe(true);
  });
});
