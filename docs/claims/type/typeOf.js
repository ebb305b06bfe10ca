import { isArray, isNull, isPlainObject, typeOf } from 'funtool/type';

// any-value
const values = [null, [], undefined, true, 7, 'a', Symbol('id'), 1n, () => {}, {}];
values.map((value) => typeOf(value)).join(' ');
// => 'null array undefined boolean number string symbol bigint function object'

// names
typeOf(null); // => 'null'
typeOf([]); // => 'array'
typeOf(undefined); // => 'undefined'
typeOf(true); // => 'boolean'
typeOf(7); // => 'number'
typeOf('draft'); // => 'string'
typeOf(Symbol('id')); // => 'symbol'
typeOf(1n); // => 'bigint'
typeOf(class {}); // => 'function'
typeOf({}); // => 'object'

// built-in-classes
const values = [/a/, Promise.resolve(), new Uint8Array(2), new Map(), new Set()];
values.every((value) => typeOf(value) === 'object'); // => true

// any-comparison typed
typeOf([]) === 'Array'; // => false
// @ts-expect-error -- typeof never returns this
typeof [] === 'Array'; // => false

// related
const values = [[], null, {}, 'a'];
values.map((value) => isArray(value)); // => [true, false, false, false]
values.map((value) => isNull(value)); // => [false, true, false, false]
values.map((value) => isPlainObject(value)); // => [false, false, true, false]

// native-typeof
typeof null; // => 'object'
typeof []; // => 'object'

// native-tag
const values = [new Date(0), /a/, new Map(), []];
values.map((value) => Object.prototype.toString.call(value).slice(8, -1));
// => ['Date', 'RegExp', 'Map', 'Array']

// revoked
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
typeOf(proxy); // => throws TypeError
