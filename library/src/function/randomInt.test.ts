import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { randomInt } from './randomInt';

const bound = fc.integer({ min: -1_000_000, max: 1_000_000 });

afterEach(() => vi.restoreAllMocks());

describe('randomInt', () => {
  it('stays within whole bounds and is whole', () => {
    fc.assert(
      fc.property(bound, fc.integer({ min: 1, max: 1000 }), (lower, span) => {
        const drawn = randomInt(lower, lower + span);
        expect(Number.isInteger(drawn)).toBe(true);
        expect(drawn >= lower && drawn < lower + span).toBe(true);
      }),
    );
  });

  it('gives the bound where both are equal', () => {
    fc.assert(
      fc.property(bound, (both) => {
        expect(randomInt(both, both)).toBe(both);
      }),
    );
  });

  it('gives a swapped lower bound for a draw of exactly zero only', () => {
    const random = vi.spyOn(Math, 'random');
    random.mockReturnValueOnce(0).mockReturnValueOnce(1e-9).mockReturnValueOnce(0.999_999);
    expect([randomInt(5, 1), randomInt(5, 1), randomInt(5, 1)]).toEqual([5, 4, 1]);
  });

  it('counts null as 0, and undefined as missing', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(randomInt(-4, null as unknown as number)).toBe(-2);
    expect(randomInt(undefined, 10)).toBe(5);
  });

  it('joins a lower bound that is a text', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.25);
    expect(randomInt('1' as unknown as number, '5' as unknown as number)).toBe('11');
  });

  it('returns a number', () => {
    expectTypeOf(randomInt).toEqualTypeOf<(lower?: number, upper?: number) => number>();
  });
});
