import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { base64ToFormData } from './base64ToFormData';

const NOTE = 'data:text/plain;base64,aGk=';

afterEach(() => vi.useRealTimers());

function fileOf(form: FormData, key = 'file'): File {
  return form.get(key) as File;
}

describe('base64ToFormData', () => {
  it('names the file after the time, down to the millisecond', () => {
    vi.useFakeTimers({ now: 1_700_000_000_123 });
    expect(fileOf(base64ToFormData(NOTE)).name).toBe('1700000000123.plain');
    expect(fileOf(base64ToFormData(NOTE, {})).name).toBe('1700000000123.plain');
  });

  it('leaves a name alone exactly where it has a dot', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z.]{1,12}$/), (filename) => {
        const expected = filename.includes('.') ? filename : `${filename}.plain`;
        expect(fileOf(base64ToFormData(NOTE, { filename })).name).toBe(expected);
      }),
    );
  });

  it.each([null, undefined, {}, { key: null }, { key: '', filename: null }])(
    'takes the defaults for %o',
    (options) => {
      const form = base64ToFormData(NOTE, options as { key?: string });
      expect([...form.keys()]).toEqual(['file']);
      expect(fileOf(form).name).toMatch(/^\d{13}\.plain$/);
    },
  );

  it('makes a new form each time', () => {
    expect(base64ToFormData(NOTE)).not.toBe(base64ToFormData(NOTE));
  });

  it('refuses content that is not base64', () => {
    expect(() => base64ToFormData('data:text/plain;base64,@@@@')).toThrow(
      expect.objectContaining({ name: 'InvalidCharacterError' }),
    );
  });

  it('types its options', () => {
    expectTypeOf(base64ToFormData).parameters.toEqualTypeOf<
      [base64: string, options?: { key?: string; filename?: string }]
    >();
    expectTypeOf(base64ToFormData).returns.toEqualTypeOf<FormData>();
  });
});
