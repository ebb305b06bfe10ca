import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { urlParse } from './urlParse';
import { urlStringify } from './urlStringify';

type Options = Parameters<typeof urlStringify>[0];

const hostname = 'shop.example';

describe('urlStringify', () => {
  it('rebuilds what urlParse read from a plain address', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/);
    const parameters = fc.dictionary(word, fc.constantFrom('blue', 7, true, ''), { minKeys: 1 });
    fc.assert(
      fc.property(fc.webUrl(), parameters, word, (base, query, hash) => {
        const { origin, pathname } = new URL(base);
        const search = new URLSearchParams(query as Record<string, string>).toString();
        const url = `${origin}${pathname}?${search}#${hash}`;
        expect(urlStringify(urlParse(url))).toBe(url);
      }),
    );
  });

  it('joins the items of a nested array with commas', () => {
    expect(urlStringify({ hostname, query: { size: [['S', 'M'], 'L'] } })).toBe(
      '//shop.example/?size=S%2CM&size=L',
    );
  });

  it('ignores the fields that urlParse gives in addition', () => {
    const parts = { ...urlParse('https://shop.example/tea?page=2#top'), hostname: 'tea.example' };
    expect(urlStringify(parts)).toBe('https://tea.example/tea?page=2#top');
  });

  it('finds no parameters in collections and single characters in a string', () => {
    const queries = [new Map([['page', 2]]), new URLSearchParams('page=2'), 'ab' as never];
    expect(queries.map((query) => urlStringify({ hostname, query }))).toEqual([
      '//shop.example/',
      '//shop.example/',
      '//shop.example/?0=a&1=b',
    ]);
  });

  it.each([
    null,
    { hostname, pathname: null },
    { hostname, pathname: 7 },
    { hostname, hash: 7 },
    { hostname, query: null },
  ])('throws for %j', (options) => {
    expect(() => urlStringify(options as unknown as Options)).toThrow(TypeError);
  });

  it.each(['', 0, null, false])('takes %j for no fragment and no port', (none) => {
    const options = { hostname, hash: none, port: none } as unknown as Options;
    expect(urlStringify(options)).toBe('//shop.example/');
  });
});
