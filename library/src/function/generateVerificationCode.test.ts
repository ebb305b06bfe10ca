import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { generateVerificationCode } from './generateVerificationCode';

type Options = Parameters<typeof generateVerificationCode>[1];

afterEach(() => vi.restoreAllMocks());

describe('generateVerificationCode', () => {
  it('draws as many characters as asked for, all from the charset', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 200 }),
        fc.string({ minLength: 1, maxLength: 20 }),
        (len, charset) => {
          const code = generateVerificationCode(len, { charset, excludeConfusing: false });
          expect(code).toHaveLength(len);
          expect(code.split('').every((unit) => charset.includes(unit))).toBe(true);
        },
      ),
    );
  });

  it('reaches the first and the last character of the charset', () => {
    const random = vi.spyOn(Math, 'random');
    random.mockReturnValueOnce(0).mockReturnValueOnce(0.999_999);
    expect(generateVerificationCode(2, { charset: 'XYZ' })).toBe('XZ');
  });

  it('gives the weight of two to a character that is named twice', () => {
    const random = vi.spyOn(Math, 'random');
    random.mockReturnValueOnce(0.1).mockReturnValueOnce(0.6).mockReturnValueOnce(0.9);
    expect(generateVerificationCode(3, { charset: 'AAB' })).toBe('AAB');
  });

  it.each([null, NaN, 'four', -1, 0.9])('draws nothing for the length %o', (len) => {
    expect(generateVerificationCode(len as number)).toBe('');
  });

  it('converts a length that is a text', () => {
    expect(generateVerificationCode('6' as unknown as number)).toHaveLength(6);
  });

  it.each([undefined, null, {}, { charset: null }])('takes the defaults for %o', (options) => {
    expect(generateVerificationCode(undefined, options as Options)).toMatch(
      /^[2-9A-HI-NP-Za-km-np-z]{4}$/,
    );
  });

  it.each([5, {}, true, ['A']])('refuses the charset %o', (charset) => {
    expect(() => generateVerificationCode(4, { charset } as unknown as Options)).toThrow(TypeError);
  });

  it('cannot be longer than an array', () => {
    expect(() => generateVerificationCode(2 ** 32)).toThrow(RangeError);
  });

  it('types its options', () => {
    expectTypeOf(generateVerificationCode).parameters.toEqualTypeOf<
      [len?: number, options?: { charset?: string; excludeConfusing?: boolean }]
    >();
  });
});
