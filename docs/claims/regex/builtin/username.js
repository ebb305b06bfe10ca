import { regex } from 'funtool/regex';
import { toLowerCase } from 'funtool/string';

// both-cases
const names = ['admin', 'John_Doe', 'john_doe'];
names.map((name) => regex.checker(name).use('username').isValid());
// => [true, true, true]

// short-or-chinese
const isValid = (name) => regex.checker(name).use('username').isValid();
['anna', 'john', '王小明', '欧阳小明明'].map(isValid); // => [false, false, false, false]
const signs = Array.from({ length: 0x40000 }, (hole, code) => String.fromCodePoint(code));
const han = signs.filter((sign) => /\p{Script=Han}/u.test(sign));
han.some((sign) => isValid(sign + 'john_doe') || isValid('john_doe' + sign));
// => false

// related
regex.checker('abc').use('alpha').isValid(); // => true
regex.checker('abc_1').use('alpha').isValid(); // => false
toLowerCase('John_Doe'); // => 'john_doe'

// native
const units = Array.from({ length: 0x10000 }, (hole, code) => String.fromCharCode(code));
const lengths = Array.from({ length: 20 }, (hole, length) => 'a'.repeat(length));
const texts = units.flatMap((unit) => [unit + 'john', 'john' + unit]);
[...texts, ...lengths].every((text) => {
  const isMatch = /^[a-z]\w{4,15}$/i.test(text);
  return regex.checker(text).use('username').isValid() === isMatch;
}); // => true
