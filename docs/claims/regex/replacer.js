import { regex } from 'funtool/regex';

// three-methods
const replacer = regex.replacer('abc');
['use', 'with', 'result'].map((name) => typeof replacer[name]);
// => ['function', 'function', 'function']

// until-next
const replacer = regex.replacer('a-a-b').use(/a/);
replacer.with('1').result(); // => '1-a-b'
replacer.with('2').result(); // => '1-2-b'
replacer.use(/b/).with('3').result(); // => '1-2-3'

// names-and-expressions browser
regex.definePlugin({ name: 'sku', pattern: /[A-Z]{3}/ }).name; // => 'sku'
regex.replacer('one TEA').use('sku').with('*').result(); // => 'one *'
regex.replacer('one').use('alpha').with('*').result(); // => '*'
regex.replacer('one').use(/n/).with('*').result(); // => 'o*e'
regex.replacer('one').use('Alpha'); // => throws Error

// never-searched
regex.replacer('abc').use('b'); // => throws Error
regex.replacer('number').use('number').with('*').result(); // => 'number'

// pattern-only browser
const rule = regex.definePlugin({
  name: 'never',
  pattern: /b/,
  validate: () => false,
});
regex.checker('abc').use(rule.name).isValid(); // => false
regex.replacer('abc').use(rule.name).with('*').result(); // => 'a*c'

// at-once
let calls = 0;
const count = () => String((calls += 1));
const replacer = regex.replacer('aaa').use(/a/g).with(count);
calls; // => 3
replacer.result(); // => '123'
regex.replacer('aaa').use(/a/).with('b').result(); // => 'baa'

// string-or-function
regex.replacer('abc').use(/b/).with('B').result(); // => 'aBc'
regex
  .replacer('abc')
  .use(/b/)
  .with((match) => match.toUpperCase())
  .result(); // => 'aBc'

// current
const replacer = regex.replacer('a-b');
replacer.result(); // => 'a-b'
replacer.use(/-/).with('+').result(); // => 'a+b'
replacer.result(); // => 'a+b'

// own-state
const first = regex.replacer('a-b');
const second = regex.replacer('a-b');
first === second; // => false
first.use(/-/).with('+').result(); // => 'a+b'
second.result(); // => 'a-b'

// same-object
const replacer = regex.replacer('abc');
replacer.use(/b/) === replacer; // => true
replacer.with('B') === replacer; // => true
typeof replacer.result(); // => 'string'

// nothing-matches
regex.replacer('abc').use(/\d/).with('*').result(); // => 'abc'
regex.replacer('abc').use(/\d/g).with('*').result(); // => 'abc'

// no-pattern browser
regex.definePlugin({ name: 'bare', validate: () => true }).name; // => 'bare'
regex.replacer('abc').use('bare').with('*'); // => throws Error
regex.replacer('abc').with('*'); // => throws Error

// other-input
[42, null, undefined, ['a'], {}].map((input) => {
  return regex.replacer(input).result() === input;
}); // => [true, true, true, true, true]
regex.replacer(42).use(/4/).with('*'); // => throws TypeError
regex.replacer(['a']).use(/a/).with('*'); // => throws TypeError
regex.replacer(undefined).use(/a/).with('*'); // => throws TypeError

// whole-or-nothing
const matching = {
  mobile: '13800138000',
  alpha: 'abc',
  chinese: '中文',
  ipv6: '::1',
  username: 'john_doe',
  ipv4: '1.1.1.1',
  IDCard: '110101199003075678',
  qq: '10001',
  landline: '010-12345678',
  number: '5',
  password: '110101199003075678',
};
const names = Object.keys(matching);
const hide = (name, text) => regex.replacer(text).use(name).with('*').result();
names.every((name) => hide(name, matching[name]) === '*'); // => true
names.every((name) => {
  const sentence = `call ${matching[name]}!`;
  return hide(name, sentence) === sentence;
}); // => true

// inside
const matching = {
  email: 'a@ab.com',
  html: '<b>',
  nonAscii: '好',
  nonLatin: '好',
  postal: '518000',
};
const hide = (name, text) => regex.replacer(text).use(name).with('*').result();
const names = Object.keys(matching);
names.every((name) => hide(name, `a ${matching[name]} b`) === 'a * b'); // => true
hide('url', 'https://a.example b'); // => '* b'
hide('url', 'a https://a.example'); // => 'a https://a.example'

// no-flag
const rules = Object.values({ ...regex });
rules.length; // => 17
rules.some(({ pattern }) => pattern.global); // => false
const line = 'from ada@example.com to bob@example.com';
regex.replacer(line).use('email').with('***').result();
// => 'from *** to bob@example.com'

// dollars
regex.replacer('a-b').use(/-/).with('[$&]').result(); // => 'a[-]b'
regex
  .replacer('a-b')
  .use(/(\w)-(\w)/)
  .with('$2-$1')
  .result(); // => 'b-a'
regex.replacer('a-b').use(/-/).with('$$').result(); // => 'a$b'

// literal
const signs = ['$&', '$$', '$1', '$`', "$'"];
signs.every((sign) => {
  const replacer = regex.replacer('a-b').use(/(-)/);
  return replacer.with(() => sign).result() === `a${sign}b`;
}); // => true

// code-units
['nonAscii', 'nonLatin'].map((rule) => {
  return regex.replacer('😀').use(rule).with('').result();
}); // => ['\ude00', '\ude00']
'😀' === '\ud83d\ude00'; // => true

// function-arguments
const received = [];
const collect = (...args) => {
  received.push(args);
  return '';
};
regex
  .replacer('on 24.12.')
  .use(/(\d+)\.(\d+)/)
  .with(collect)
  .result(); // => 'on .'
received; // => [['24.12', '24', '12', 3, 'on 24.12.']]

// group-types typed
const replacer = regex.replacer('24.12.').use(/(\d+)\.(\d+)\./);
// @ts-expect-error -- the type knows the match only
replacer.with((match, day, month) => `${month}/${day}`).result(); // => '12/24'
replacer
  .use(/12/)
  .with((match) => match.padStart(4, '0'))
  .result();
// => '0012/24'

// removed
regex.replacer('abc').use(/b/).with('').result(); // => 'ac'
regex
  .replacer('abc')
  .use(/b/)
  .with(() => {})
  .result(); // => 'aundefinedc'

// related
const text = 'call 518000';
regex.checker(text).use('postal').isValid(); // => true
text; // => 'call 518000'

// native
const patterns = [/a/, /a/g, /(\w)(\w)/, /^$/, /[^a]/gu];
const texts = ['', 'a', 'banana', 'a😀a'];
const replacements = ['*', '$&$&', '[$1]', (match) => match.toUpperCase()];
texts.every((text) =>
  patterns.every((pattern) =>
    replacements.every((replacement) => {
      const { replacer } = regex;
      const result = replacer(text).use(pattern).with(replacement).result();
      return result === text.replace(pattern, replacement);
    }),
  ),
); // => true
'a.b'.replace('.', '-'); // => 'a-b'

// native-all
'a.b.c'.replaceAll('.', '-'); // => 'a-b-c'
