import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { parseUA } from './parseUA';

afterEach(() => vi.unstubAllGlobals());

describe('parseUA', () => {
  it('is complete and states what it read, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const parsed = parseUA(text);
        expect(Object.keys(parsed)).toEqual(['browser', 'os', 'device', 'engine', 'originalUA']);
        expect(parsed.originalUA).toBe(text);
        expect(parsed.device.vendor).toBeNull();
      }),
    );
  });

  it.each([
    ['Chrome/119.0 Safari/537.36 OPR/105.0 Edg/120.1', 'Edge (Chromium)', '120.1'],
    ['Chrome/64.0 Edge/18.17 OPR/1', 'Edge (Legacy)', '18.17'],
    ['Chrome/119.0 OPR/105.0 Vivaldi/6.5', 'Opera', '105.0'],
    ['Chrome/120.0 Vivaldi/6.5', 'Vivaldi', '6.5'],
    ['Firefox/121.0 Version/17.2 Safari', 'Firefox', '121.0'],
    ['Version/17.2 Safari MSIE 7.0;', 'Safari', '17.2'],
    ['Safari Version/17.2', null, null],
    ['MSIE 10.0; Trident/7.0; rv:11.0', 'Internet Explorer', '10.0'],
    ['MSIE 10.0', null, null],
    ['Trident/6.0; rv:11.0', null, null],
    ['Trident/7-0; rv:11.0', 'Internet Explorer', '11.0'],
    ['SamsungBrowser/23.0', 'Samsung Internet', '23.0'],
  ])('takes the first browser rule that matches %s', (text, name, version) => {
    expect(parseUA(text).browser).toMatchObject({ name, version });
  });

  it.each([
    ['Windows NT 6.1; Mac OS X 10_15', 'Windows', '6.1'],
    ['(iPad; CPU OS 12_5 like Mac OS X)', 'iOS', '12.5'],
    ['(iPad; U; CPU OS 3_2 like Mac OS X)', null, null],
    ['Linux; Android 12; X', 'Android', '12'],
    ['Linux; Android; X', 'Linux', null],
    ['X11; CrOS x86_64 14541.0.0', 'Chrome OS', '14541.0.0'],
    ['Windows Phone 8.1', 'Windows Phone', '8.1'],
    ['Windows Phone 10.0; Android 6.0.1', 'Android', '6.0.1'],
  ])('takes the first system rule that matches %s', (text, name, version) => {
    expect(parseUA(text).os).toMatchObject({ name, version });
  });

  it.each([
    ['AppleWebKit/605.1 Gecko/1', 'WebKit'],
    ['Trident/7.0; EdgeHTML/18', 'Trident'],
    ['EdgeHTML/18.1', 'EdgeHTML'],
    ['(KHTML, like Gecko)', null],
  ])('takes the first engine rule that matches %s', (text, name) => {
    expect(parseUA(text).engine.name).toBe(name);
  });

  it.each([
    ['Android TV; SMART-TV', 'Mobile'],
    ['Tablet; SmartTV', 'Tablet'],
    ['iPad', 'Tablet'],
    ['NetCast.TV Xbox', 'SmartTV'],
    ['PlayStation 5 Watch', 'Console'],
    ['Wearable', 'Wearable'],
    ['mobile tablet', 'Desktop'],
  ])('takes the first device rule that matches %s', (text, type) => {
    expect(parseUA(text).device.type).toBe(type);
  });

  it('reads the user agent of the moment for any falsy text', () => {
    fc.assert(
      fc.property(fc.constantFrom(undefined, null, '', 0, false, NaN), (falsy) => {
        vi.stubGlobal('navigator', { userAgent: 'Firefox/121.0' });
        expect(parseUA(falsy as string).originalUA).toBe('Firefox/121.0');
      }),
    );
  });

  it.each([{}, { userAgent: 7 }, null])('cannot do without text in the navigator %o', (value) => {
    vi.stubGlobal('navigator', value);
    expect(() => parseUA()).toThrow(TypeError);
  });

  it.each([7, true, {}, ['Firefox/121.0']])('refuses %o', (value) => {
    expect(() => parseUA(value as unknown as string)).toThrow(TypeError);
  });

  it('types the device with all its kinds', () => {
    expectTypeOf(parseUA).parameters.toEqualTypeOf<[ua?: string]>();
    expectTypeOf(parseUA('x').device.type).toEqualTypeOf<
      'Mobile' | 'Tablet' | 'Desktop' | 'SmartTV' | 'Console' | 'Wearable' | 'Unknown'
    >();
  });
});
