import { randomInt } from 'funtool/function';
import { MathX } from 'funtool/math';
import { isNumber } from 'funtool/type';
import _ from 'lodash';

// start-value
const math = new MathX(1.23456);
math.toExponential(); // => '1.23456e+0'
math.setPrecision(4).value(); // => 1.2346
new MathX().value(); // => 0

// precision
new MathX(1.23456).value(); // => 1.23
new MathX(1.23456, 3).value(); // => 1.235
new MathX(0, 3).set(1.23456).toExponential(); // => '1.235e+0'
new MathX(1234, -1).value(); // => 1230
new MathX(1250, -2).value(); // => 1300

// rounding-modes
const modes = ['half-up', 'up', 'down', 'half-even', ''];
modes.map((mode) => new MathX(2.3, 0, mode).value()); // => [2, 3, 2, 2, 2]
modes.map((mode) => new MathX(2.5, 0, mode).value()); // => [3, 3, 2, 3, 3]
modes.map((mode) => new MathX(-2.5, 0, mode).value());
// => [-2, -2, -3, -2, -2]

// value
const math = new MathX(1.239);
math.value(); // => 1.24
math.toExponential(); // => '1.239e+0'

// set
const math = new MathX(5);
math.set(1.239).value(); // => 1.24
math.toExponential(); // => '1.24e+0'
math.setPrecision(3).value(); // => 1.24

// later-results
const math = new MathX(1.2345);
math.value(); // => 1.23
math.setPrecision(1).value(); // => 1.2
math.setRounding('up').value(); // => 1.3
math.setPrecision(3).setRounding('down').value(); // => 1.234

// clone
const math = new MathX(1.2345, 3, 'down');
const copy = math.clone();
copy.toExponential(); // => '1.2345e+0'
copy.add(1).value(); // => 2.234
math.value(); // => 1.234
math.clone(9.8765).value(); // => 9.876
math.value(); // => 1.234

// arithmetic
new MathX(7).add(2).value(); // => 9
new MathX(7).subtract(2).value(); // => 5
new MathX(7).multiply(2).value(); // => 14
new MathX(7).divide(2).value(); // => 3.5

// signs
new MathX(-7.5).abs().value(); // => 7.5
[3.5, -3.5, 0].map((value) => new MathX(value).sign().value()); // => [1, -1, 0]

// roots-and-powers
new MathX(16).sqrt().value(); // => 4
new MathX(27).cbrt().value(); // => 3
new MathX(2).pow(10).value(); // => 1024

// whole-numbers
const values = [1.2, 1.5, 1.8, -1.2, -1.5, -1.8];
const rounded = (method) => values.map((value) => new MathX(value, 1, 'up')[method]().value());
rounded('floor'); // => [1, 1, 1, -2, -2, -2]
rounded('ceil'); // => [2, 2, 2, -1, -1, -1]
rounded('round'); // => [1, 2, 2, -1, -1, -2]

// largest-and-smallest
new MathX(5).max(1, 10).value(); // => 10
new MathX(5).max(1, 2).value(); // => 5
new MathX(5).min(1, 10).value(); // => 1
new MathX(5).min(9, 10).value(); // => 5

// angles
new MathX(180, 5).degToRad().value(); // => 3.14159
new MathX(Math.PI).radToDeg().value(); // => 180

// trigonometry
const angles = [0, 0.5, 1, -2];
['sin', 'cos', 'tan'].every((name) =>
  angles.every((angle) => new MathX(angle, 9)[name]().value() === _.round(Math[name](angle), 9)),
); // => true
new MathX(Math.PI / 2).sin().value(); // => 1

// arc-functions
const values = [0, 0.5, 1, -0.25];
['asin', 'acos', 'atan'].every((name) =>
  values.every((value) => new MathX(value, 9)[name]().value() === _.round(Math[name](value), 9)),
); // => true
new MathX(1, 5).asin().value(); // => 1.5708

// logarithms
new MathX(Math.E).log().value(); // => 1
new MathX(1000).log10().value(); // => 3
new MathX(1, 5).exp().value(); // => 2.71828

// exponential
new MathX(12345.678).toExponential(); // => '1.2345678e+4'
new MathX(12345.678).toExponential(2); // => '1.23e+4'

// chain
const math = new MathX(1);
const changes = [
  math.set(1).setPrecision(3).setRounding('up').add(1).subtract(1),
  math.multiply(1).divide(1).abs().sqrt().cbrt().pow(1).floor().ceil(),
  math.round().sign().degToRad().radToDeg().max(1).min(1).sin().cos(),
  math.tan().set(1).asin().set(1).acos().atan().exp().log().exp().log10(),
];
changes.map((result) => result === math); // => [true, true, true, true]

// other-results
const math = new MathX(5);
typeof math.value(); // => 'number'
typeof math.toExponential(); // => 'string'
math.clone() instanceof MathX; // => true
math.clone() === math; // => false

// error-class
const throwsError = (calculate) => {
  try {
    calculate();
    return false;
  } catch (error) {
    return error instanceof Error;
  }
};
throwsError(() => new MathX(1).divide(0)); // => true
throwsError(() => new MathX(-1).sqrt()); // => true
throwsError(() => new MathX(0).sqrt()); // => false
new MathX(-1).divide(-0).value(); // => throws Error

// exponential-digits
new MathX(1).toExponential(100).length; // => 105
new MathX(1).toExponential(0); // => '1e+0'
new MathX(1).toExponential(-1); // => throws RangeError
new MathX(1).toExponential(101); // => throws RangeError

// bigint
new MathX(1).add(1n); // => throws TypeError
new MathX(1).subtract(1n); // => throws TypeError
new MathX(1).multiply(1n); // => throws TypeError
new MathX(1).divide(1n); // => throws TypeError
new MathX(1).pow(1n); // => throws TypeError
new MathX(1).max(1n); // => throws TypeError
new MathX(1).min(1n); // => throws TypeError

// floating-point
new MathX(0.1).add(0.2).toExponential(); // => '3.0000000000000004e-1'
new MathX(0.1).add(0.2).value(); // => 0.3
new MathX(1.004).add(1.004).value(); // => 2.01

// products
1.1 * 100; // => 110.00000000000001
new MathX(1.1, 2, 'up').value(); // => 1.11
4.35 * 100; // => 434.99999999999994
new MathX(4.35, 2, 'down').value(); // => 4.34

// ties
[0.5, 1.5, 2.5].map((value) => new MathX(value, 0).value()); // => [1, 2, 3]
[-1.5, -2.5, -3.5].map((value) => new MathX(value, 0).value());
// => [-1, -2, -3]

// large-digits
new MathX(1234567890123456, 0).value(); // => 1000000000000000
new MathX(1234567890123456, 5).value(); // => 1234570000000000
['half-up', 'up', 'down'].map((mode) => new MathX(1234567890123456, 5, mode).value()); // => [1234570000000000, 1234570000000000, 1234570000000000]
new MathX(1234567890123456, 20).value(); // => 1234567890123456
String(new MathX(123456789012344720, 20).value()); // => '123456789012344700'
String(123456789012344720); // => '123456789012344720'

// spread-array
const nums = [1, 10];
new MathX(5).max(...nums).value(); // => 10
new MathX(5).max(nums).value(); // => NaN

// finite
[1.5, NaN, Infinity, '1'].map((value) => Number.isFinite(value));
// => [true, false, false, false]
[1.5, NaN, Infinity, '1'].map((value) => isNumber(value));
// => [true, true, true, false]

// random
const numbers = Array.from({ length: 50 }, () => randomInt(1, 7));
numbers.every((number) => [1, 2, 3, 4, 5, 6].includes(number)); // => true
new Set(numbers).size > 1; // => true

// native-math
const functions = [
  ...['abs', 'sign', 'sqrt', 'cbrt', 'pow', 'floor', 'ceil', 'round'],
  ...['max', 'min', 'sin', 'cos', 'tan', 'asin', 'acos', 'atan'],
  ...['log', 'log10', 'exp', 'degToRad', 'radToDeg'],
];
functions.every((name) => typeof MathX.prototype[name] === 'function'); // => true
functions.filter((name) => typeof Math[name] !== 'function');
// => ['degToRad', 'radToDeg']

// native-formats
(1.239).toFixed(2); // => '1.24'
const modes = ['halfExpand', 'halfEven', 'trunc', 'floor', 'expand'];
modes.map((roundingMode) => {
  const options = { maximumFractionDigits: 0, roundingMode };
  return new Intl.NumberFormat('en', options).format(-2.5);
}); // => ['-3', '-2', '-2', '-3', '-3']

// lodash-round
_.round(1.2345, 3); // => 1.235
_.ceil(1.2341, 3); // => 1.235
_.floor(1.2349, 3); // => 1.234
_.round(1.005, 2); // => 1.01
_.floor(4.35, 2); // => 4.35
_.ceil(1.1, 2); // => 1.1
new MathX(1.005).value(); // => 1
