import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reverse } from './reverse';

const turn = reverse as (value?: unknown) => string;

describe('reverse', () => {
  it('gives the original when used twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (str) => {
        expect(reverse(reverse(str))).toBe(str);
      }),
    );
  });

  it('reverses the parts of a text and their order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (left, right) => {
        expect(reverse(left + right)).toBe(reverse(right) + reverse(left));
      }),
    );
  });

  it('moves every code unit to the mirrored position', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (str) => {
        expect(reverse(str)).toHaveLength(str.length);
        expect(reverse(str)[0]).toBe(str[str.length - 1]);
      }),
    );
  });

  it('gives a primitive for a String object', () => {
    expect(turn(Object('stop'))).toBe('pots');
  });

  it('refuses a missing argument', () => {
    expect(() => turn()).toThrow("undefined (reading 'split')");
  });

  it.each([[true], [{}], [['a', 'b']]])('refuses %j', (value) => {
    expect(() => turn(value)).toThrow('split is not a function');
  });
});
