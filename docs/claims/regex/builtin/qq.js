import { regex } from 'funtool/regex';

// not-trimmed
['10001', ' 10001', '10001 '].map((text) => regex.checker(text).use('qq').isValid());
// => [true, false, false]
regex.replacer('10001 ').use('qq').with('*').result(); // => '10001 '

// from-json typed
const { qq } = JSON.parse('{ "qq": 10001 }');
typeof qq; // => 'number'
regex.checker(qq).use('qq').isValid(); // => true
// @ts-expect-error -- a number is no string
regex.checker(10001).use('qq').isValid(); // => true

// not-looked-up
regex.checker('9999999999').use('qq').isValid(); // => true

// same-format
const [postcode, birthDate] = ['518000', '19900307'];
regex.checker(postcode).use('qq').isValid(); // => true
regex.checker(birthDate).use('qq').isValid(); // => true

// eleven
regex.checker('10000000000').use('qq').isValid(); // => false
regex.checker('13800138000').use('qq').isValid(); // => false
regex.checker('1000000000').use('qq').isValid(); // => true

// related
regex.checker('13800138000').use('mobile').isValid(); // => true
regex.checker('ada@example.com').use('email').isValid(); // => true

// native
const lengths = Array.from({ length: 13 }, (hole, length) => length);
const texts = lengths.flatMap((length) =>
  ['', '0', 'a', ' ', '\n', '-'].flatMap((sign) => [
    sign + '7'.repeat(length),
    '7'.repeat(length) + sign,
  ]),
);
texts.filter((text) => regex.checker(text).use('qq').isValid()).length > 0; // => true
texts.every((text) => {
  return regex.checker(text).use('qq').isValid() === /^[1-9]\d{4,9}$/.test(text);
}); // => true
