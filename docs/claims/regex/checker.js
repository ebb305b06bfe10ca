import { regex as rootRegex } from 'funtool';
import { regex } from 'funtool/regex';

// input-kept browser
const kept = (input) => {
  const rule = regex.definePlugin({
    name: 'kept' + typeof input,
    validate: (context) => context.input === input,
  });
  return regex.checker(input).use(rule.name).isValid();
};
[' a ', 42, Symbol('a'), {}].map(kept); // => [true, true, true, true]

// converted
regex.checker(42).use(/^42$/).isValid(); // => true
regex.checker(['a', 'b']).use(/^a,b$/).isValid(); // => true
let reads = 0;
const text = {
  toString() {
    reads += 1;
    return 'abc';
  },
};
const checker = regex.checker(text);
reads; // => 0
checker.use(/b/).isValid(); // => true
reads; // => 1

// three-methods
const checker = regex.checker('abc');
['use', 'not', 'isValid'].map((name) => typeof checker[name]);
// => ['function', 'function', 'function']

// at-once
const digit = /\d/g;
const checker = regex.checker('a1b');
digit.lastIndex; // => 0
checker.use(digit) === checker; // => true
digit.lastIndex; // => 2

// names-and-expressions browser
regex.definePlugin({
  name: 'sku',
  pattern: /^[A-Z]{3}$/,
  validate: ({ pattern, input }) => pattern.test(input),
}).name; // => 'sku'
regex.checker('TEA').use('sku').isValid(); // => true
regex.checker('TEA').use('alpha').isValid(); // => true
regex.checker('TEA').use(/E/).isValid(); // => true
regex.checker('TEA').use(' alpha'); // => throws Error

// never-an-expression
regex.checker('abc').use('b'); // => throws Error
regex.checker('abc').use('.*'); // => throws Error
regex.checker('abc').use('/b/'); // => throws Error

// next-only
regex.checker('abc').not().use('alpha').isValid(); // => false
regex.checker('abc').not().use('alpha').use('alpha').isValid(); // => true

// read-again
const checker = regex.checker('abc').use('alpha').use('number');
[checker.isValid(), checker.isValid(), checker.isValid()];
// => [false, false, false]

// own-state
const first = regex.checker('abc');
const second = regex.checker('abc');
first === second; // => false
first.use('number').isValid(); // => false
second.isValid(); // => true

// same-object
const checker = regex.checker('abc');
checker.not() === checker; // => true
checker.use('alpha') === checker; // => true

// own-result browser
typeof regex.checker('abc').use('alpha').isValid(); // => 'boolean'
const rule = regex.definePlugin({ name: 'scored', validate: () => 'fair' });
regex.checker('abc').use(rule.name).isValid(); // => 'fair'

// own-error browser
const error = new RangeError('too long');
const rule = regex.definePlugin({
  name: 'failing',
  validate() {
    throw error;
  },
});
let caught;
try {
  regex.checker('abc').use(rule.name);
} catch (reason) {
  caught = reason;
}
caught === error; // => true

// symbol
regex.checker(Symbol('abc')).use(/abc/); // => throws TypeError
regex.checker(Symbol('abc')).use('alpha'); // => throws TypeError

// two-objects
const name = `ofRoot${Math.random()}`;
const rule = { name, pattern: /a/, validate: () => true };
rootRegex.definePlugin(rule) === rule; // => true
rootRegex.checker('a').use(name).isValid(); // => true
regex.checker('a').use(name); // => throws Error
rootRegex === regex; // => false

// not-and
regex.checker('abc').use('number').use('alpha').isValid(); // => true
regex.checker('abc').use('alpha').use('number').isValid(); // => false

// long-and-harmless
const names = Object.keys(regex).filter((name) => !/^(?:email|html)$/.test(name));
const starts = { url: 'https://', mobile: '1', landline: '0' };
const signs = ['a', '1', '<', '@', ':', 'f:', '.', '1.', ' ', '中', '-'];
const results = names.flatMap((name) =>
  signs.map((sign) => {
    const long = (starts[name] ?? '') + sign.repeat(500_000) + '!';
    return regex.checker(long).use(name).isValid();
  }),
);
results.length === 15 * signs.length; // => true

// searching
const matching = {
  email: 'a@ab.com',
  html: '<b>',
  nonAscii: '好',
  nonLatin: '好',
  postal: '518000',
};
const names = Object.keys(matching);
const around = (name) => `a ${matching[name]} b`;
names.every((name) => regex.checker(around(name)).use(name).isValid()); // => true
regex.checker('https://a.example and more').use('url').isValid(); // => true
regex.checker('see https://a.example').use('url').isValid(); // => false

// whole-string
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
const isValid = (name, text) => regex.checker(text).use(name).isValid();
names.every((name) => isValid(name, matching[name])); // => true
names.some((name) => isValid(name, '!' + matching[name])); // => false
names.some((name) => isValid(name, matching[name] + '!')); // => false
names.some((name) => isValid(name, matching[name] + '\n')); // => false
Object.keys(regex).length - names.length; // => 6

// empty-list
const rules = [];
const check = (text) => {
  const checker = regex.checker(text);
  rules.forEach((rule) => checker.use(rule));
  return checker.isValid();
};
['', 'anything', '42'].map(check); // => [true, true, true]

// remembered
const all = /\d/g;
regex.checker('a7').use(all).isValid(); // => true
regex.checker('8a').use(all).isValid(); // => false
const sticky = /\d/y;
regex.checker('7a').use(sticky).isValid(); // => true
regex.checker('8a').use(sticky).isValid(); // => false
regex.checker('8a').use(sticky).isValid(); // => true
const plain = /\d/;
regex.checker('7a').use(plain).isValid(); // => true
regex.checker('8a').use(plain).isValid(); // => true

// missing
regex
  .checker(undefined)
  .use(/^undefined$/)
  .isValid(); // => true
regex
  .checker(null)
  .use(/^null$/)
  .isValid(); // => true

// empty-string
const names = Object.keys(regex);
names.length; // => 17
names.some((name) => regex.checker('').use(name).isValid()); // => false

// related browser
regex.replacer('call 518000').use('postal').with('***').result();
// => 'call ***'
regex.definePlugin({ name: 'own', validate: () => true }).name; // => 'own'
regex.checker('').use('own').isValid(); // => true

// native
const patterns = [/a/, /^a/i, /\d+$/, /^$/, /\s/, /./su];
const texts = ['', 'a', 'A1', 'ba 2', '\n', '好'];
texts.every((text) =>
  patterns.every((pattern) => {
    return regex.checker(text).use(pattern).isValid() === pattern.test(text);
  }),
); // => true
