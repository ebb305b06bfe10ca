import { regex } from 'funtool/regex';

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
