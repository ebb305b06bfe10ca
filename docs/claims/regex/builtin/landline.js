import { regex } from 'funtool/regex';

// without-hyphen
const lengths = [9, 10, 11, 12, 13];
lengths.map((length) => {
  const digits = '0'.padEnd(length, '9');
  return regex.checker(digits).use('landline').isValid();
}); // => [false, true, true, true, false]
const codes = Array.from({ length: 1000 }, (hole, code) => 1000 + code);
codes.every((code) => {
  const digits = '0' + String(code).slice(1) + '1234567';
  return regex.checker(digits).use('landline').isValid();
}); // => true

// untidy
const texts = ['+86-010-12345678', '(010)12345678', '010 12345678'];
texts.map((text) => regex.checker(text).use('landline').isValid());
// => [false, false, false]

// related browser
regex.checker('13800138000').use('mobile').isValid(); // => true
const strict = regex.definePlugin({
  name: 'strictLandline',
  pattern: /^0\d{2,3}-\d{7,8}$/,
  validate: ({ pattern, input }) => pattern.test(input),
});
strict.name; // => 'strictLandline'
const texts = ['0755-1234567', '07551234567'];
texts.map((text) => regex.checker(text).use('strictLandline').isValid());
// => [true, false]

// native
const lengths = Array.from({ length: 16 }, (hole, length) => length);
const texts = lengths.flatMap((length) => {
  const digits = '0'.padEnd(length, '7');
  const split = lengths.flatMap((at) =>
    ['-', '--', ' ', '\n'].map((sign) => digits.slice(0, at) + sign + digits.slice(at)),
  );
  return [digits, '1' + digits, ...split];
});
texts.filter((text) => regex.checker(text).use('landline').isValid()).length > 0; // => true
texts.every((text) => {
  const isMatch = /^0\d{2,3}-?\d{7,8}$/.test(text);
  return regex.checker(text).use('landline').isValid() === isMatch;
}); // => true
