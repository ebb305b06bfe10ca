import { isBoolean, isEmpty, isNumber, isString, isSymbol } from 'funtool/type';

// any-value
const values = [null, undefined, 0, 'true', 1n, Symbol('a'), {}, [], () => 1];
values.some((value) => isBoolean(value)); // => false

// booleans
const values = [true, false, new Boolean(true), new Boolean(false)];
values.every((value) => isBoolean(value)); // => true

// others
const values = [0, 1, '', 'true', null, undefined, NaN, Boolean, { a: true }];
values.some((value) => isBoolean(value)); // => false

// tag-getter
const value = {
  get [Symbol.toStringTag]() {
    throw new RangeError('from the getter');
  },
};
isBoolean(value); // => throws RangeError: from the getter

// treated-as-boolean typed
const stored = new Boolean(false);
// @ts-expect-error -- an object is no boolean
[true].concat(stored).length; // => 2
isBoolean(stored) ? [true].concat(stored).length : 0; // => 2

// related
isNumber(new Number(1)); // => true
isString(new String('a')); // => true
isSymbol(Object(Symbol('a'))); // => false
isEmpty(false); // => false

// native
typeof false === 'boolean'; // => true
typeof new Boolean(false) === 'boolean'; // => false
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
typeof proxy === 'boolean'; // => false

// revoked
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isBoolean(proxy); // => throws TypeError
