import { regex } from 'funtool/regex';

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
