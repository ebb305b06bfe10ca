/* oxlint-disable eslint/no-underscore-dangle -- JSON shows the fields under these names and in this order, as in the documented release */
import { roundNumber } from '../internal/roundNumber';

/**
 * A number to calculate with in a chain of calls; it is rounded only when its value is asked for.
 *
 * Kept on purpose, as in funtool 1.2.2: the numbers are binary floating point, every operation changes
 * the object, and nothing that is passed is checked.
 */
export class MathX {
  private _precision: number;
  private _rounding: 'half-up' | 'up' | 'down';
  private _value: number;

  /**
   * @param value Start, kept as it is.
   * @param precision Decimal places of `value()` and `set()`.
   * @param rounding Direction of `value()` and `set()`; up is towards positive infinity.
   */
  constructor(
    value: number = 0,
    precision: number = 2,
    rounding: 'half-up' | 'up' | 'down' = 'half-up',
  ) {
    this._precision = precision;
    this._rounding = rounding;
    this._value = value;
  }

  /**
   * Takes another value, rounded at once.
   *
   * @param value New value; the digits cut off are lost.
   */
  set(value: number): this {
    this._value = this.rounded(value);
    return this;
  }

  /** Gives the value, rounded; what is stored stays as it is. */
  value(): number {
    return this.rounded(this._value);
  }

  /**
   * Changes the number of decimal places for later roundings.
   *
   * @param digits Decimal places; negative ones round to tens, hundreds and so on.
   */
  setPrecision(digits: number): this {
    this._precision = digits;
    return this;
  }

  /**
   * Changes the direction of later roundings.
   *
   * @param mode Direction.
   */
  setRounding(mode: 'half-up' | 'up' | 'down'): this {
    this._rounding = mode;
    return this;
  }

  /**
   * Makes an independent copy with the same precision and rounding.
   *
   * @param value Start of the copy instead of the stored, unrounded value.
   */
  clone(value?: number): MathX {
    return new MathX(value ?? this._value, this._precision, this._rounding);
  }

  /**
   * Adds a number.
   *
   * @param num Summand; text is appended instead.
   */
  add(num: number): this {
    this._value += num;
    return this;
  }

  /**
   * Subtracts a number.
   *
   * @param num Number to take away.
   */
  subtract(num: number): this {
    this._value -= num;
    return this;
  }

  /**
   * Multiplies by a number.
   *
   * @param num Factor.
   */
  multiply(num: number): this {
    this._value *= num;
    return this;
  }

  /**
   * Divides by a number.
   *
   * @param num Divisor.
   * @throws {Error} If it is `0` or `-0`.
   */
  divide(num: number): this {
    if (num === 0) throw new Error('Division by zero is not allowed.');
    this._value /= num;
    return this;
  }

  /** Drops the sign. */
  abs(): this {
    this._value = Math.abs(this._value);
    return this;
  }

  /**
   * Takes the square root.
   *
   * @throws {Error} If the value is negative.
   */
  sqrt(): this {
    if (this._value < 0) throw new Error('Square root of negative numbers is not supported.');
    this._value = Math.sqrt(this._value);
    return this;
  }

  /** Takes the cube root, of negative numbers too. */
  cbrt(): this {
    this._value = Math.cbrt(this._value);
    return this;
  }

  /**
   * Raises to a power; one stays one, whatever number the exponent is.
   *
   * @param exp Exponent.
   * @throws {TypeError} If the value or the exponent is a bigint.
   */
  pow(exp: number): this {
    // `**` would calculate with two bigints; the release refuses them.
    const power = Math.pow(this._value, exp);
    this._value = this._value === 1 ? 1 : power;
    return this;
  }

  /** Rounds down to a whole number and stores it. */
  floor(): this {
    this._value = Math.floor(this._value);
    return this;
  }

  /** Rounds up to a whole number and stores it. */
  ceil(): this {
    this._value = Math.ceil(this._value);
    return this;
  }

  /** Rounds to the nearest whole number, ties up, and stores it. */
  round(): this {
    this._value = Math.round(this._value);
    return this;
  }

  /** Becomes `1`, `-1` or `0`. */
  sign(): this {
    this._value = Math.sign(this._value);
    return this;
  }

  /**
   * Converts degrees to radians. The product is divided, as in funtool 1.2.2: the last digit depends on it.
   */
  degToRad(): this {
    this._value = (this._value * Math.PI) / 180;
    return this;
  }

  /**
   * Converts radians to degrees. The product is divided, as in funtool 1.2.2: the last digit depends on it.
   */
  radToDeg(): this {
    this._value = (this._value * 180) / Math.PI;
    return this;
  }

  /**
   * Becomes the largest of the value and some numbers.
   *
   * @param nums Numbers, not an array.
   */
  max(...nums: number[]): this {
    this._value = Math.max(this._value, ...nums);
    return this;
  }

  /**
   * Becomes the smallest of the value and some numbers.
   *
   * @param nums Numbers, not an array.
   */
  min(...nums: number[]): this {
    this._value = Math.min(this._value, ...nums);
    return this;
  }

  /** Takes the sine of radians. */
  sin(): this {
    this._value = Math.sin(this._value);
    return this;
  }

  /** Takes the cosine of radians. */
  cos(): this {
    this._value = Math.cos(this._value);
    return this;
  }

  /** Takes the tangent of radians. */
  tan(): this {
    this._value = Math.tan(this._value);
    return this;
  }

  /** Takes the angle of a sine, in radians. */
  asin(): this {
    this._value = Math.asin(this._value);
    return this;
  }

  /** Takes the angle of a cosine, in radians. */
  acos(): this {
    this._value = Math.acos(this._value);
    return this;
  }

  /** Takes the angle of a tangent, in radians. */
  atan(): this {
    this._value = Math.atan(this._value);
    return this;
  }

  /** Takes the natural logarithm. */
  log(): this {
    this._value = Math.log(this._value);
    return this;
  }

  /** Takes the logarithm to base 10. */
  log10(): this {
    this._value = Math.log10(this._value);
    return this;
  }

  /** Raises e to the value. */
  exp(): this {
    this._value = Math.exp(this._value);
    return this;
  }

  /**
   * Writes the unrounded value in exponential notation.
   *
   * @param fractionDigits Digits behind the point, from 0 to 100; as many as needed by default.
   * @throws {RangeError} If there are fewer or more.
   */
  toExponential(fractionDigits?: number): string {
    return this._value.toExponential(fractionDigits);
  }

  private rounded(value: number): number {
    return roundNumber(value, this._precision, this._rounding);
  }
}
