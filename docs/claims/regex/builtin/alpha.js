import { regex } from 'funtool/regex';

// not-trimmed
regex.checker('abc').use('alpha').isValid(); // => true
regex.checker(' abc').use('alpha').isValid(); // => false
regex.checker('abc ').use('alpha').isValid(); // => false
regex.replacer('abc ').use('alpha').with('word').result(); // => 'abc '

// only-letters
const units = Array.from({ length: 0x10000 }, (hole, code) => String.fromCharCode(code));
units.filter((unit) => regex.checker(unit).use('alpha').isValid()).join('');
// => 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

// rule-object
regex.alpha.name; // => 'alpha'
String(regex.alpha.pattern); // => '/^[a-zA-Z]+$/'

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
