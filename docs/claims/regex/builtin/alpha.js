import { regex } from 'funtool/regex';

// tested-as-null
regex
  .checker(null)
  .use(/^null$/)
  .isValid(); // => true
regex.checker('null').use('alpha').isValid(); // => true

// related
const names = ['john_doe', 'user2024'];
names.map((name) => regex.checker(name).use('username').isValid());
// => [true, true]
names.map((name) => regex.checker(name).use('alpha').isValid());
// => [false, false]
const texts = ['abc\u024f', 'abc\u0250', '\u0250abc'];
texts.map((text) => regex.checker(text).use('nonLatin').isValid());
// => [false, true, true]

// native
const units = Array.from({ length: 0x10000 }, (hole, code) => String.fromCharCode(code));
const texts = units.flatMap((unit) => [unit, 'a' + unit, unit + 'Z']);
texts.every((text) => {
  return regex.checker(text).use('alpha').isValid() === /^[a-z]+$/i.test(text);
}); // => true
regex.checker('').use('alpha').isValid(); // => false
/^[a-z]+$/i.test(''); // => false
