import { regex } from 'funtool/regex';

// digits-alone
const texts = ['13800138000', '+8613800138000', '138 0013 8000', '138-0013-8000'];
texts.map((text) => regex.checker(text).use('mobile').isValid());
// => [true, false, false, false]

// prefixes
const prefixes = Array.from({ length: 100 }, (hole, number) => String(number));
prefixes.filter((prefix) => {
  return regex.checker(prefix.padEnd(11, '0')).use('mobile').isValid();
}); // => ['13', '14', '15', '16', '17', '18', '19']

// bar-in-brackets
/^[3|4]$/.test('|'); // => true
/^(3|4)$/.test('|'); // => false

// country-code-rejected
const phone = '+8613800138000';
regex.checker(phone).use('mobile').isValid(); // => false
regex.checker(phone.slice(3)).use('mobile').isValid(); // => true

// related
regex.checker('010-12345678').use('landline').isValid(); // => true

// native
const units = Array.from({ length: 0x10000 }, (hole, code) => String.fromCharCode(code));
const texts = units.flatMap((unit) => [
  '1' + unit + '800138000',
  '1380013800' + unit,
  unit + '3800138000',
]);
texts.filter((text) => {
  const isMatch = /^1[3-9]\d{9}$/.test(text);
  return regex.checker(text).use('mobile').isValid() !== isMatch;
}); // => ['1|800138000']
