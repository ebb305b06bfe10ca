import { regex } from 'funtool/regex';

// not-tested
const id = '11010519491231002X';
const wrong = {
  checkDigit: '110105194912310021',
  birthDate: '11010519491399002X',
  region: '00000019491231002X',
};
regex.checker(id).use('IDCard').isValid(); // => true
Object.values(wrong).map((text) => regex.checker(text).use('IDCard').isValid());
// => [true, true, true]
const digits = [...'0123456789'];
const typos = [...id].flatMap((sign, index) =>
  digits.map((digit) => id.slice(0, index) + digit + id.slice(index + 1)),
);
typos.every((typo) => regex.checker(typo).use('IDCard').isValid()); // => true

// check-digit
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const lastOf = (id) =>
  '10X98765432'[weights.reduce((sum, weight, i) => sum + weight * id[i], 0) % 11];
['11010519491231002X', '440524188001010014'].map(lastOf); // => ['X', '4']

// related
String(regex.password.pattern) === String(regex.IDCard.pattern); // => true
regex.checker('王小明').use('chinese').isValid(); // => true

// own-rule browser
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const lastOf = (id) =>
  '10X98765432'[weights.reduce((sum, weight, i) => sum + weight * id[i], 0) % 11];
const verified = regex.definePlugin({
  name: 'verifiedCard',
  pattern: /^\d{17}[\dX]$/,
  validate: ({ pattern, input }) => pattern.test(input) && lastOf(input) === input[17],
});
verified.name; // => 'verifiedCard'
const texts = ['11010519491231002X', '110105194912310021'];
texts.map((text) => regex.checker(text).use('verifiedCard').isValid());
// => [true, false]

// native
const lengths = Array.from({ length: 22 }, (hole, length) => length);
const ends = ['', 'X', 'x', 'a', ' ', '\n', 'XX', '9'];
const texts = lengths.flatMap((length) =>
  ends.flatMap((end) => ['1'.repeat(length) + end, end + '1'.repeat(length)]),
);
texts.filter((text) => regex.checker(text).use('IDCard').isValid()).length > 0; // => true
texts.every((text) => {
  const isMatch = /^(?:\d{15}|\d{17}[\dXx])$/.test(text);
  return regex.checker(text).use('IDCard').isValid() === isMatch;
}); // => true
