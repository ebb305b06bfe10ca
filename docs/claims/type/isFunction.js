import { noop } from 'funtool/function';
import { isFunction, isObject, isPromise } from 'funtool/type';

// any-value
const values = [null, undefined, 0, 'a', 1n, Symbol('a'), {}, [], /a/];
values.some((value) => isFunction(value)); // => false

// same-as-typeof
const functions = [() => 1, async () => 1, function* () {}, class {}, Math.max];
const values = [...functions, Function.prototype, {}, /a/, 'function', null];
values.map((value) => isFunction(value));
// => [true, true, true, true, true, true, false, false, false, false]
values.every((value) => isFunction(value) === (typeof value === 'function'));
// => true

// never-throws
const fail = () => {
  throw new RangeError('trap');
};
isFunction(new Proxy({}, { get: fail, getPrototypeOf: fail })); // => false
isFunction(new Proxy(() => 1, { get: fail, getPrototypeOf: fail })); // => true
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isFunction(proxy); // => false

// untyped typed
const { cause } = new Error('late', { cause: (id = 0) => `order-${id}` });
isFunction(cause) ? cause('one', 'two').toUpperCase() : ''; // => 'ORDER-ONE'

// revoked-call
const { proxy, revoke } = Proxy.revocable(() => 1, {});
revoke();
proxy(); // => throws TypeError

// related
const load = async () => 'draft';
isPromise(load()); // => true
isObject(load); // => true
noop(); // => undefined

// native-narrows typed
const texts = [' new ', () => 'sale'];
texts.map((text) => (typeof text === 'function' ? text() : text.trim()));
// => ['new', 'sale']
texts.map((text) => (isFunction(text) ? text() : text.trim()));
// => ['new', 'sale']
