import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from './parseQuery';
import { parseQueryDeep } from './parseQueryDeep';

const flat = fc.dictionary(
  fc.string({ unit: 'grapheme' }),
  fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null)),
);

describe('parseQueryDeep', () => {
  it('agrees with parseQuery for a flat object', () => {
    fc.assert(
      fc.property(flat, (obj) => {
        expect(parseQueryDeep(obj)).toBe(parseQuery(obj));
      }),
    );
  });

  it('expands typed arrays and String objects by position', () => {
    expect(parseQueryDeep({ rgb: new Uint8Array([9, 8]) })).toBe('rgb[0]=9&rgb[1]=8');
    expect(parseQueryDeep({ size: Object('XL') })).toBe('size[0]=X&size[1]=L');
  });

  it('writes functions, symbols and BigInts as text', () => {
    const sort = Object.assign(() => 1, { toString: () => 'byPrice' });
    expect(parseQueryDeep({ sort, tag: Symbol('new'), id: 10n })).toBe(
      'sort=byPrice&tag=Symbol(new)&id=10',
    );
  });

  it('drops objects without keys of their own', () => {
    const obj = {
      a: new Set([1]),
      b: /x/,
      c: new Error('x'),
      d: new URL('http://x'),
      e: Object(1),
    };
    expect(parseQueryDeep(obj)).toBe('');
  });

  it('gives an empty text for everything that is not an object', () => {
    for (const value of [undefined, null, 7, 'a=1', Symbol('a'), () => 'a=1']) {
      expect(parseQueryDeep(value as unknown as object)).toBe('');
    }
  });

  it('refuses a key that cannot be encoded, at any level and without a value', () => {
    expect(() => parseQueryDeep({ order: { '\ud800': undefined } })).toThrow(URIError);
  });

  it('skips holes like undefined', () => {
    // oxlint-disable-next-line no-sparse-arrays -- the case at hand
    expect(parseQueryDeep({ ids: [1, , 3] })).toBe('ids[]=1&ids[]=3');
  });
});
