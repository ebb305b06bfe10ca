import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from './parseQuery';

const text = fc.string({ unit: 'grapheme' });

describe('parseQuery', () => {
  it('writes texts that URLSearchParams reads back', () => {
    fc.assert(
      fc.property(fc.dictionary(text, text), (obj) => {
        expect([...new URLSearchParams(parseQuery(obj))]).toEqual(Object.entries(obj));
      }),
    );
  });

  it('gives an empty text for everything that is not an object', () => {
    for (const value of [undefined, null, 7, 'a=1', true, 1n, Symbol('a'), () => 'a=1']) {
      expect(parseQuery(value as unknown as object)).toBe('');
    }
  });

  it('leaves inherited and symbol keys out', () => {
    const obj = Object.assign(Object.create({ page: 1 }), { [Symbol('sort')]: 'price', size: 20 });
    expect(parseQuery(obj)).toBe('size=20');
  });

  it('throws for a value without a text', () => {
    expect(() => parseQuery({ owner: Object.create(null) })).toThrow(TypeError);
  });
});
