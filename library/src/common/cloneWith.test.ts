import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone } from './clone';
import { cloneWith } from './cloneWith';

describe('cloneWith', () => {
  it('copies an object like clone when the customizer has no opinion', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (value) => {
        expect(cloneWith(value, () => undefined)).toEqual(clone(value));
      }),
    );
  });

  it('is map for arrays', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (value) => {
        expect(cloneWith(value, (item, index) => item + index)).toEqual(
          value.map((item, index) => item + index),
        );
      }),
    );
  });

  it('ignores a customizer of the wrong kind for arrays', () => {
    expect(cloneWith([1, 2], 'x' as never)).toEqual([1, 2]);
  });

  it('gives an uncallable object for a function', () => {
    const copy: unknown = cloneWith(() => 1, (() => 2) as never);
    expect(typeof copy).toBe('object');
    expect(copy).toBeInstanceOf(Function);
  });

  it('keeps the properties of a function about which the customizer has no opinion', () => {
    const format = Object.assign(() => '', { locale: 'de', digits: 2 });
    const copy = cloneWith(format, (value) => (value === 2 ? 3 : undefined));
    expect({ ...copy }).toEqual({ locale: 'de', digits: 3 });
  });
});
