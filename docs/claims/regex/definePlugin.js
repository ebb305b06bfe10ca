import { regex as rootRegex } from 'funtool';
import { regex } from 'funtool/regex';

// same-object browser
const rule = { name: 'own', pattern: /a/, validate: () => true, note: 'mine' };
regex.definePlugin(rule) === rule; // => true
rule.validate = () => false;
regex.checker('a').use('own').isValid(); // => false

// unchecked browser
const rules = [
  { name: 'a' },
  { name: 'b', pattern: 'text' },
  { name: 'c', pattern: 42, validate: 'text' },
  { name: '' },
  { name: 'with space' },
];
rules.every((rule) => regex.definePlugin(rule) === rule); // => true
regex.definePlugin({ name: 'a' }); // => throws Error

// three-properties browser
const rule = { name: 'own', pattern: /a/, validate: () => true };
Object.keys(regex.email).sort(); // => ['name', 'pattern', 'validate']
regex.definePlugin(rule) === rule; // => true
regex.checker('a').use('own').isValid(); // => true
regex.replacer('a').use('own').with('b').result(); // => 'b'

// name-for-use browser
const rule = { pattern: /a/, validate: () => true };
regex.definePlugin({ name: 'own', ...rule }).name; // => 'own'
regex.checker('').use('own').isValid(); // => true
regex.checker('').use('Own'); // => throws Error
regex.definePlugin({ name: 'own', ...rule }); // => throws Error
regex.definePlugin({ name: 'email', ...rule }); // => throws Error

// case browser
regex.IDCard.name; // => 'IDCard'
regex.definePlugin({ name: 'idcard' }).name; // => 'idcard'
regex.definePlugin({ name: 'IDCard' }); // => throws Error

// pattern-used browser
const pattern = /b/;
let received;
const validate = (context) => {
  received = context.pattern;
  return true;
};
regex.definePlugin({ name: 'own', pattern, validate }).name; // => 'own'
regex.replacer('abc').use('own').with('*').result(); // => 'a*c'
regex.checker('abc').use('own').isValid(); // => true
received === pattern; // => true

// validate-decides browser
const never = { name: 'never', pattern: /a/, validate: () => false };
const always = { name: 'always', pattern: /b/, validate: () => true };
[never, always].map((rule) => {
  regex.definePlugin(rule);
  return regex.checker('a').use(rule.name).isValid();
}); // => [false, true]

// received browser
let received;
const rule = {
  name: 'own',
  pattern: /a/,
  validate(...args) {
    received = { count: args.length, keys: Object.keys(args[0]).sort(), self: this };
    return true;
  },
};
regex.definePlugin(rule) === rule; // => true
regex.checker('a').use('own').isValid(); // => true
received.count; // => 1
received.keys; // => ['input', 'name', 'pattern']
received.self === rule; // => true

// any-input browser
const inputs = [42, null, undefined, Symbol('a'), { id: 7 }];
const received = [];
const validate = ({ input }) => received.push(input) > 0;
const rule = regex.definePlugin({ name: 'own', validate });
inputs.forEach((input) => regex.checker(input).use(rule.name));
received.every((input, index) => input === inputs[index]); // => true
received.length; // => 5

// taken browser
regex.definePlugin({ name: 'own' }).name; // => 'own'
regex.definePlugin({ name: 'own' }); // => throws Error
const names = Object.keys(regex);
const throws = (name) => {
  try {
    regex.definePlugin({ name });
    return false;
  } catch (error) {
    return error instanceof Error;
  }
};
names.length; // => 17
names.every(throws); // => true

// for-good browser
const validate = () => true;
regex.definePlugin({ name: 'own', validate }).name; // => 'own'
Object.keys(Object.getPrototypeOf(regex)); // => []
'removePlugin' in regex; // => false
regex.definePlugin({ name: 'own', validate: () => false }); // => throws Error
regex.checker('a').use('own').isValid(); // => true

// no-argument
regex.definePlugin(); // => throws TypeError

// no-validate browser
regex.definePlugin({ name: 'bare', pattern: /a/ }).name; // => 'bare'
regex.checker('a').use('bare'); // => throws TypeError

// own-error browser
const error = new RangeError('too long');
const validate = () => {
  throw error;
};
regex.definePlugin({ name: 'failing', validate }).name; // => 'failing'
let caught;
try {
  regex.checker('a').use('failing');
} catch (reason) {
  caught = reason;
}
caught === error; // => true

// promise browser
const outcomes = [true, false];
const names = outcomes.map((outcome, index) => {
  const rule = { name: 'async' + index, validate: async () => outcome };
  return regex.definePlugin(rule).name;
});
const results = names.map((name) => regex.checker('a').use(name).isValid());
results.map((result) => [typeof result.then, Boolean(result)]);
// => [['function', true], ['function', true]]
names.map((name) => regex.checker('a').not().use(name).isValid());
// => [false, false]

// two-objects
const name = `own${Math.random()}`;
const rule = { name, pattern: /a/, validate: () => true };
regex === rootRegex; // => false
regex.definePlugin(rule) === rule; // => true
regex.checker('a').use(name).isValid(); // => true
rootRegex.checker('a').use(name); // => throws Error
rootRegex.definePlugin(rule) === rule; // => true

// built-in-too browser
regex.checker('42').use('number').isValid(); // => false
regex.number.pattern = /^\d+$/;
regex.checker('42').use('number').isValid(); // => true
rootRegex.checker('42').use('number').isValid(); // => false

// properties browser
const names = Object.keys(regex);
names.length; // => 17
names.every((name) => regex.checker('').use(name).isValid() === false); // => true
regex.definePlugin({ name: 'own' }).name; // => 'own'
'own' in regex; // => false

// any-string typed
regex.checker('a').use('no-such-rule'); // => throws Error
// @ts-expect-error -- a number is neither a name nor a regular expression
regex.checker('a').use(42); // => throws Error

// up-to-the-failing browser
const rule = (name) => ({ name, validate: () => true });
regex.definePlugin([rule('a'), rule('b'), rule('a'), rule('c')]); // => throws Error
regex.checker('').use('a').isValid(); // => true
regex.checker('').use('b').isValid(); // => true
regex.checker('').use('c'); // => throws Error

// passed-on browser
const values = ['fair', 0, null, undefined];
values.map((value, index) => {
  const { name } = regex.definePlugin({ name: 'v' + index, validate: () => value });
  return regex.checker('a').use(name).isValid();
}); // => ['fair', 0, null, undefined]

// by-name browser
const validate = ({ pattern, input }) => pattern.test(input);
regex.definePlugin({ name: 'own', pattern: /^\d+$/, validate }).name; // => 'own'
regex.checker('42').use('own').isValid(); // => true
regex.replacer('42').use('own').with('*').result(); // => '*'

// native typed
const rules = { sku: /^[A-Z]{3}$/ };
rules.sku.test('TEA'); // => true
// @ts-expect-error -- there is no rule of this name
rules.skuu === undefined; // => true
