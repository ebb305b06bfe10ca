import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { randomFloat } from './randomFloat';

const bound = fc.integer({ min: -1_000_000, max: 1_000_000 });

afterEach(() => vi.restoreAllMocks());

describe('randomFloat', () => {
  it('stays within its bounds', () => {
    fc.assert(
      fc.property(bound, bound, (a, b) => {
        const [lower, upper] = a < b ? [a, b] : [b, a];
        const drawn = randomFloat(lower, upper);
        expect(drawn >= lower && drawn <= upper).toBe(true);
      }),
    );
  });

  it('starts at its first argument, whichever is greater', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.25);
    expect(randomFloat(0, 8)).toBe(2);
    expect(randomFloat(8, 0)).toBe(6);
    expect(randomFloat(9)).toBe(7);
  });

  it.each([
    [NaN, 5, NaN],
    [0, Infinity, Infinity],
    [-Infinity, Infinity, NaN],
  ])('gives no finite number from %o to %o', (lower, upper, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(randomFloat(lower, upper)).toBe(expected);
  });

  it('refuses bigints', () => {
    expect(() => randomFloat(1n as unknown as number, 5n as unknown as number)).toThrow(TypeError);
  });

  it('returns a number', () => {
    expectTypeOf(randomFloat).toEqualTypeOf<(lower?: number, upper?: number) => number>();
  });
});
