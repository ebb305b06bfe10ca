import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { MathX } from './MathX';

const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });

describe('MathX', () => {
  it('rounds within one unit of the last place, in the direction of the mode', () => {
    fc.assert(
      fc.property(number, (value) => {
        expect(new MathX(value, 2, 'up').value()).toBeGreaterThanOrEqual(value - 1e-6);
        expect(new MathX(value, 2, 'down').value()).toBeLessThanOrEqual(value + 1e-6);
        expect(Math.abs(new MathX(value).value() - value)).toBeLessThanOrEqual(0.005 + 1e-6);
      }),
    );
  });

  it('keeps what is stored when it is asked', () => {
    fc.assert(
      fc.property(number, (value) => {
        const math = new MathX(value);
        math.value();
        expect(math.toExponential()).toBe(value.toExponential());
      }),
    );
  });

  it('leaves the original alone after a copy', () => {
    fc.assert(
      fc.property(number, number, (value, change) => {
        const original = new MathX(value, 15);
        original.clone().add(change);
        expect(original.toExponential()).toBe(value.toExponential());
      }),
    );
  });

  it('chains every operation on the same object', () => {
    const math = new MathX(4);
    const chained = math.sqrt().pow(2).floor().ceil().round().degToRad().radToDeg();
    expect(chained).toBe(math);
  });

  it('shows its three fields to JSON', () => {
    expect(JSON.stringify(new MathX(5, 3, 'up'))).toBe(
      '{"_precision":3,"_rounding":"up","_value":5}',
    );
  });

  it.each([-2, 101])('refuses the precision %s for large numbers', (precision) => {
    expect(() => new MathX(1e15, precision).value()).toThrow(RangeError);
  });

  it('gives NaN for a precision beyond all numbers', () => {
    expect(new MathX(1, 309).value()).toBeNaN();
  });

  it('keeps the class of a subclass in a chain, but not in a copy', () => {
    class Price extends MathX {}
    expectTypeOf(new Price().add(1)).toEqualTypeOf<Price>();
    expectTypeOf(new Price().clone()).toEqualTypeOf<MathX>();
    expect(new Price().clone()).not.toBeInstanceOf(Price);
  });
});
