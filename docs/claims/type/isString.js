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

// never-equal typed
const title = [new String('draft'), 7].at(0);
isString(title) ? title === 'draft' : title?.valueOf(); // => false
isString(title) ? title.length : 0; // => 5

// methods-missing
const fake = { [Symbol.toStringTag]: 'String' };
isString(fake); // => true
fake.trim; // => undefined

// nothing-wrapped
Object.create(String.prototype).valueOf(); // => throws TypeError
new String('draft').valueOf(); // => 'draft'

// tag-of-proxy
const title = new String('d');
Object.prototype.toString.call(title); // => '[object String]'
Object.prototype.toString.call(new Proxy(title, {})); // => '[object Object]'

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
