import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { getUA } from './getUA';

afterEach(() => vi.unstubAllGlobals());

describe('getUA', () => {
  it('hands on every override but undefined', () => {
    vi.stubGlobal('navigator', { userAgent: 'Firefox/121.0' });
    fc.assert(
      fc.property(fc.anything(), (override) => {
        expect(getUA(override as string)).toBe(override === undefined ? 'Firefox/121.0' : override);
      }),
    );
  });

  it('does not ask the navigator for an override', () => {
    vi.stubGlobal('navigator', null);
    expect(getUA('')).toBe('');
  });

  it('reads the navigator anew each time', () => {
    vi.stubGlobal('navigator', { userAgent: 'Firefox/121.0' });
    getUA('Chrome/120.0');
    expect(getUA()).toBe('Firefox/121.0');
    vi.stubGlobal('navigator', { userAgent: 'Firefox/122.0' });
    expect(getUA()).toBe('Firefox/122.0');
  });

  it.each([{}, { userAgent: null }, { userAgent: 7 }, undefined])(
    'finds no text in the navigator %o',
    (value) => {
      vi.stubGlobal('navigator', value);
      expect(getUA()).toBe('');
    },
  );

  it('cannot read a navigator that is null', () => {
    vi.stubGlobal('navigator', null);
    expect(() => getUA()).toThrow(TypeError);
  });

  it('takes and returns a text', () => {
    expectTypeOf(getUA).toEqualTypeOf<(overrideUA?: string) => string>();
  });
});
