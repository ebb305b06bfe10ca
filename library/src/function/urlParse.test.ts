import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { urlParse } from './urlParse';

describe('urlParse', () => {
  it('keeps the address itself as href', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        expect(urlParse(url).href).toBe(url);
      }),
    );
  });

  it('agrees with the URL class on host and port of a plain address', () => {
    fc.assert(
      fc.property(fc.domain(), fc.integer({ min: 1024, max: 65_535 }), (domain, port) => {
        const url = `https://${domain.toLowerCase()}:${port}/orders`;
        const { host, hostname, pathname, protocol, origin } = new URL(url);
        expect(urlParse(url)).toMatchObject({
          host,
          hostname,
          pathname,
          protocol,
          origin,
          port: String(port),
        });
      }),
    );
  });

  it('takes the path to be / where there is none', () => {
    expect(
      ['', '?page=2', '//shop.example', 'https://'].map((url) => urlParse(url).pathname),
    ).toEqual(['/', '/', '/', '/']);
  });

  it('recognises protocols of letters before two slashes only', () => {
    const urls = ['HTTP://shop', 'git+ssh://shop', 'mailto:ada@shop', ' https://shop', 'h2://shop'];
    expect(urls.map((url) => urlParse(url).protocol)).toEqual(['HTTP:', '', '', '', '']);
  });

  it('cuts at the second #, the second ? and the second = of a parameter', () => {
    const { search, hash, query } = urlParse('/p?a=1=2&b=3?c#top#more');
    expect([search, hash, query]).toEqual(['?a=1=2&b=3', '#top', { a: 1, b: 3 }]);
  });

  it('trims keys and values after decoding them', () => {
    expect(urlParse('/p?%20page%20=%202%20&%20=3').query).toEqual({ page: 2 });
  });

  it('does not decode the value of an empty key', () => {
    expect(urlParse('/p?=%zz&page=2').query).toEqual({ page: 2 });
  });

  it('leaves a bare ? and a bare # out', () => {
    const { search, hash } = urlParse('/p?#');
    expect([search, hash]).toEqual(['', '']);
  });

  it('throws for anything that is not a string', () => {
    for (const value of [undefined, null, 7, {}, new URL('https://shop.example')]) {
      expect(() => urlParse(value as unknown as string)).toThrow(TypeError);
    }
  });

  it('lets a lone parameter hasOwnProperty through', () => {
    expect(urlParse('/p?a=1&hasOwnProperty=2').query).toEqual({ a: 1, hasOwnProperty: 2 });
  });
});
