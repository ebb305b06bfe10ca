import { isBigInt, isObject, isPrimitive, isString, typeOf } from 'funtool/type';

// any-value
const values = [null, undefined, true, 0, 1n, '', Symbol.iterator, {}, [], () => {}];
values.filter((value) => !isPrimitive(value)).length; // => 3

// kinds
const primitives = ['', 0, NaN, true, false, 1n, Symbol('id'), null, undefined];
primitives.every((value) => isPrimitive(value) === true); // => true
const objects = [{}, [], () => {}, class {}, new String(''), Object.create(null)];
objects.every((value) => isPrimitive(value) === false); // => true

// never-throws
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const broken = {
  get [Symbol.toStringTag]() {
    throw new Error('not loaded');
  },
};
isPrimitive(proxy); // => false
isPrimitive(broken); // => false
isPrimitive(Object.create(null)); // => false

// wrapped
typeof new String('draft'); // => 'object'
typeof Object(1n); // => 'object'
isString(new String('draft')); // => true
isBigInt(Object(1n)); // => true

// not-narrowed typed
const value = ['draft', { id: 7 }].at(0);
// @ts-expect-error -- the value is still possibly an object
isPrimitive(value) ? value.length : 0; // => 5
typeof isPrimitive(value); // => 'boolean'

// opposite
const values = [null, undefined, '', 0, NaN, 1n, true, {}, [], () => {}, Object(1n)];
values.every((value) => isObject(value) === !isPrimitive(value)); // => true

// names
[null, 'a', 1n].map((value) => typeOf(value)); // => ['null', 'string', 'bigint']

// native-same
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const objects = [{}, [], () => {}, class {}, Object(1n), Object.create(null)];
const primitives = [null, undefined, '', 0, NaN, 1n, true, Symbol('id')];
[...objects, ...primitives, proxy].every(
  (value) => (Object(value) !== value) === isPrimitive(value),
); // => true
