import { isEmpty, isNumber, isPrimitive, isString } from 'funtool/type';

// any-value
const values = [null, undefined, true, 0, 1n, 'a', Symbol('id'), {}, [], () => {}];
values.filter((value) => isString(value)); // => ['a']

// strings
isString(''); // => true
isString('draft'.repeat(1000)); // => true
isString(new String('draft')); // => true

// other-values
const values = [null, undefined, 7, ['d'], Symbol('d'), String, { length: 0 }];
values.every((value) => isString(value) === false); // => true
isString({ [Symbol.toStringTag]: 'String' }); // => true

// same-error
const error = new Error('not loaded');
const broken = {
  get [Symbol.toStringTag]() {
    throw error;
  },
};
await new Promise(() => isString(broken)).catch((thrown) => thrown === error);
// => true

// revoked-proxy
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isString(proxy); // => throws TypeError

// related
isEmpty('  '); // => true
isEmpty('a'); // => false
isNumber(7); // => true
isPrimitive(null); // => true

// native-strict
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
typeof proxy === 'string'; // => false
typeof new String('draft') === 'string'; // => false
typeof 'draft' === 'string'; // => true
