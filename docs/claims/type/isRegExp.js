import { regex } from 'funtool/regex';
import { isRegExp, isString } from 'funtool/type';

// any-value
const values = [null, undefined, true, 0, 1n, '/a/', Symbol('id'), {}, [], /a/];
values.filter((value) => isRegExp(value)); // => [/a/]

// realms-and-subclasses
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('/a/');
foreign instanceof RegExp; // => false
isRegExp(foreign); // => true
class Rule extends RegExp {}
isRegExp(new Rule('a')); // => true

// other-values
const values = [null, undefined, 'a', '/a/', {}, RegExp, RegExp.prototype, Date];
values.every((value) => isRegExp(value) === false); // => true
isRegExp({ [Symbol.toStringTag]: 'RegExp' }); // => true

// same-error
const error = new Error('not loaded');
const broken = {
  get [Symbol.toStringTag]() {
    throw error;
  },
};
await new Promise(() => isRegExp(broken)).catch((thrown) => thrown === error);
// => true

// revoked-proxy
const { proxy, revoke } = Proxy.revocable(/a/, {});
revoke();
isRegExp(proxy); // => throws TypeError

// related
isString(/^DE/.source); // => true
regex.checker('7').use('number').isValid(); // => true
regex.checker('seven').use('number').isValid(); // => false

// native-in-one-realm
class Rule extends RegExp {}
const rules = [/a/, new RegExp('a'), new Rule('a')];
rules.every((rule) => rule instanceof RegExp); // => true
[null, 'a', {}, RegExp].some((value) => value instanceof RegExp); // => false

// native-in-node
const { types } = process.getBuiltinModule('node:util');
types.isRegExp({ [Symbol.toStringTag]: 'RegExp' }); // => false
types.isRegExp(Object.create(RegExp.prototype)); // => false
types.isRegExp(Object.assign(/a/, { [Symbol.toStringTag]: 'Rule' })); // => true
