import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeat } from './repeat';

const copy = repeat as (...args: unknown[]) => string;

describe('repeat', () => {
  it('is as long as all copies together', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (str, count) => {
        expect(repeat(str, count)).toHaveLength(str.length * count);
      }),
    );
  });

  it('has a copy between any two cuts', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 50 }), (str, count) => {
        const result = repeat(str, count);
        for (let start = 0; start < result.length; start += str.length) {
          expect(result.slice(start, start + str.length)).toBe(str);
        }
      }),
    );
  });

  it.each([[null], [undefined], [NaN], ['three'], [false], [-0.9]])(
    'gives an empty text for a count of %s',
    (count) => {
      expect(copy('hi', count)).toBe('');
    },
  );

  it('repeats an empty text any number of times', () => {
    expect(repeat('', 1e9)).toBe('');
  });

  it('refuses an infinite count of an empty text', () => {
    expect(() => repeat('', Infinity)).toThrow(new RangeError('Invalid count value: Infinity'));
  });

  it('gives a primitive for a String object', () => {
    expect(copy(Object('ab'), 2)).toBe('abab');
  });

  it('takes the position for the count as a callback of map', () => {
    expect(['a', 'b', 'c'].map(repeat)).toEqual(['', 'b', 'cc']);
  });

  it.each([[['a']], [true], [{}]])('refuses %j as text', (value) => {
    expect(() => copy(value, 3)).toThrow('repeat is not a function');
  });

  it.each([[3n], [Symbol('three')]])('refuses %s as count', (count) => {
    expect(() => copy('hi', count)).toThrow(TypeError);
  });
});
