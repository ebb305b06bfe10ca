import { regex } from 'funtool/regex';

// reserved browser
const rule = { pattern: /^\d+$/, validate: () => true };
regex.definePlugin({ name: 'number', ...rule }); // => throws Error
regex.definePlugin({ name: 'digits', ...rule }).name; // => 'digits'

// refused typed
// @ts-expect-error -- a number is no string
regex.checker(5).use('number').isValid(); // => true
// @ts-expect-error -- a number is no string
regex.checker(42).use('number').isValid(); // => false

// converted
const numbers = [0, 9, 10, 42, -1, 0.5];
numbers.map((number) => regex.checker(number).use('number').isValid());
// => [true, true, false, false, false, false]

// related browser
regex.checker('518000').use('postal').isValid(); // => true
regex.checker('10001').use('qq').isValid(); // => true
const digits = regex.definePlugin({
  name: 'digits',
  pattern: /^\d+$/,
  validate: ({ pattern, input }) => pattern.test(input),
});
digits.name; // => 'digits'
regex.checker('42').use('digits').isValid(); // => true

// native-digits
['7', '42', '2024'].map((text) => /^\d+$/.test(text)); // => [true, true, true]
['7', '42', '2024'].map((text) => regex.checker(text).use('number').isValid());
// => [true, false, false]

// native-notations
const isNumber = (text) => Number.isFinite(Number(text));
['42', '-1', '+1', '1.5', '1e3', '0x1f', '0b11'].every(isNumber); // => true
isNumber('1_000'); // => false
isNumber(''); // => true
isNumber('abc'); // => false
