import { isArray, isNull, isPlainObject, isString, typeOf } from 'funtool/type';

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

// wrapper
typeof new String('draft'); // => 'object'
isString(new String('draft')); // => true

// proxy-of-array
Array.isArray(new Proxy([], {})); // => true
typeOf(new Proxy([], {})); // => 'array'

// inherits-only
const list = Object.create(Array.prototype);
list instanceof Array; // => true
Array.isArray(list); // => false

// tag-not-read
const broken = {
  get [Symbol.toStringTag]() {
    throw new Error('not loaded');
  },
};
typeOf(broken); // => 'object'
typeOf(Object.assign([], { [Symbol.toStringTag]: 'Map' })); // => 'array'

// related
const values = [[], null, {}, 'a'];
values.map((value) => isArray(value)); // => [true, false, false, false]
values.map((value) => isNull(value)); // => [false, true, false, false]
values.map((value) => isPlainObject(value)); // => [false, false, true, false]

// only-array-narrows typed
const tags = ['new', ['new', 'sale']].at(-1);
isArray(tags) ? tags.join() : ''; // => 'new,sale'
const match = 'draft'.match(/a/);
// @ts-expect-error -- the match is still possibly null
isNull(match) ? -1 : match.index; // => 2
const order = ['draft', { id: 7 }].at(-1);
// @ts-expect-error -- the order is still possibly a string
isPlainObject(order) ? order.id : 0; // => 7

// native-typeof
typeof null; // => 'object'
typeof []; // => 'object'

// native-tag
const values = [new Date(0), /a/, new Map(), []];
values.map((value) => Object.prototype.toString.call(value).slice(8, -1));
// => ['Date', 'RegExp', 'Map', 'Array']
