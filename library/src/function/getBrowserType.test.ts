import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { getBrowserType } from './getBrowserType';

afterEach(() => vi.unstubAllGlobals());

function typeOf(userAgent: string) {
  vi.stubGlobal('navigator', { userAgent });
  return getBrowserType();
}

describe('getBrowserType', () => {
  it.each([5, 6, 7, 8, 9, 10, 11, 12])('names Internet Explorer %i or not', (version) => {
    const expected = version >= 7 && version <= 11 ? `IE${version}` : null;
    expect(typeOf(`Mozilla/4.0 (compatible; MSIE ${version}.0; Windows NT 6.1)`)).toBe(expected);
  });

  it.each([
    ['Chrome/120.0 Safari/537.36 Edg/120.0', 'Edge'],
    ['Chrome/64.0 Safari/537.36 Edge/18.17763', 'Edge'],
    ['Version/17.2 EdgiOS/120.0 Mobile/15E148 Safari/604.1', 'Safari'],
    ['FxiOS/121.0 Mobile/15E148 Safari/605.1', null],
    ['SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36', 'Chrome'],
    ['SamsungBrowser/1.0', null],
    ['Opera/9.80 Presto/2.12 Version/12.16', null],
    ['', null],
  ])('reads %s as %s', (text, expected) => {
    expect(typeOf(text)).toBe(expected);
  });

  it('reads the navigator anew each time', () => {
    expect(typeOf('Firefox/121.0')).toBe('FireFox');
    expect(typeOf('Chrome/120.0')).toBe('Chrome');
  });

  it('cannot read a navigator that is null', () => {
    vi.stubGlobal('navigator', null);
    expect(() => getBrowserType()).toThrow(TypeError);
  });

  it('types every name', () => {
    expectTypeOf(getBrowserType).toEqualTypeOf<
      () =>
        | 'IE7'
        | 'IE8'
        | 'IE9'
        | 'IE10'
        | 'IE11'
        | 'Edge'
        | 'FireFox'
        | 'Opera'
        | 'Chrome'
        | 'Safari'
        | null
    >();
  });
});
