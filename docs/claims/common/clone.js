import { clone, cloneDeep, cloneWith } from 'funtool/common';
import _ from 'lodash';

// unchanged
const user = Object.freeze({ id: 7, tags: Object.freeze(['new']) });
clone(user); // => { id: 7, tags: ['new'] }
user; // => { id: 7, tags: ['new'] }

// primitives
const primitives = ['pen', 7, NaN, 7n, true, Symbol('s'), null, undefined];
primitives.every((value) => Object.is(clone(value), value)); // => true

// outer-object
const contents = { name: 'Ada' };
const originals = [
  { contents },
  [contents],
  new Map([['a', contents]]),
  new Set([contents]),
  new Date(0),
  /a/g,
  new Uint8Array([1, 2]),
];
originals.every((value) => clone(value) !== value); // => true
originals.every((value) => _.isEqual(clone(value), value)); // => true
clone({ contents }).contents === contents; // => true
clone([contents])[0] === contents; // => true
clone(new Set([contents])).has(contents); // => true

// prototypes
class Cart {
  items = ['tea'];
}
clone([1, , 3]); // => [1, , 3]
1 in clone([1, , 3]); // => false
clone(new Cart()) instanceof Cart; // => true
Object.getPrototypeOf(clone({})) === Object.prototype; // => true
Object.getPrototypeOf(clone(Object.create(null))); // => null

// plain-values
let reads = 0;
const cart = Object.freeze({
  id: 7,
  get total() {
    return ++reads;
  },
});
const copy = clone(cart);
[copy.total, copy.total]; // => [1, 1]
copy.id = 8;
copy.id; // => 8

// setters
const received = [];
class Price {
  set value(value) {
    received.push(value);
  }
}
const price = new Price();
Object.defineProperty(price, 'value', { value: 5, enumerable: true });
const copy = clone(price);
received; // => [5]
Object.keys(copy); // => []

// hidden-state
clone(Promise.resolve(1)) instanceof Promise; // => true
clone(Promise.resolve(1)).then(() => 1); // => throws TypeError
clone(new WeakMap()) instanceof WeakMap; // => true
clone(new WeakMap()).has({}); // => throws TypeError
clone(new WeakSet()) instanceof WeakSet; // => true
clone(new WeakSet()).has({}); // => throws TypeError
clone(new ArrayBuffer(8)) instanceof ArrayBuffer; // => true
clone(new ArrayBuffer(8)).byteLength; // => throws TypeError
clone(new URL('https://example.org')) instanceof URL; // => true
clone(new URL('https://example.org')).href; // => throws TypeError
clone(new Blob(['a'])) instanceof Blob; // => true
clone(new Blob(['a'])).size; // => throws TypeError
clone(new Number(7)) instanceof Number; // => true
clone(new Number(7)).toFixed(1); // => throws TypeError
clone(new String('a')) instanceof String; // => true
clone(new String('a')).toString(); // => throws TypeError

// errors
const copy = clone(new RangeError('Timeout'));
copy instanceof RangeError; // => true
copy.message; // => ''
Object.hasOwn(copy, 'message'); // => false
Object.hasOwn(copy, 'stack'); // => false

// private-fields
class Cart {
  #items = ['tea'];
  count() {
    return this.#items.length;
  }
}
new Cart().count(); // => 1
clone(new Cart()) instanceof Cart; // => true
clone(new Cart()).count(); // => throws TypeError

// subclasses
const bases = [Map, Set, Date, RegExp, Array];
bases.map((Base) => {
  class Special extends Base {}
  const copy = clone(new Special());
  return [copy instanceof Base, copy instanceof Special];
}); // => [[true, false], [true, false], [true, false], [true, false], [true, true]]

// buffer
const pixels = Buffer.from([1, 2]);
const copy = clone(pixels);
copy[0] = 9;
pixels[0]; // => 9
Buffer.from(pixels)[0] = 5;
pixels[0]; // => 9

// own-memory
const types = [Uint8Array, Int16Array, Float64Array, BigInt64Array];
types.map((Type) => {
  const original = new Type(1);
  const copy = clone(original);
  copy[0]++;
  return [copy instanceof Type, String(copy[0]), String(original[0])];
});
// => [[true, '1', '0'], [true, '1', '0'], [true, '1', '0'], [true, '1', '0']]

// clone-deep
class Cart {
  items = ['tea'];
}
const cart = new Cart();
const copy = cloneDeep(cart);
copy; // => { items: ['tea'] }
copy.items === cart.items; // => false
copy instanceof Cart; // => false

// clone-with
cloneWith({ a: 1, b: 2 }, (value) => value * 10); // => { a: 10, b: 20 }

// native-spread
class Cart {
  items = ['tea'];
}
const source = Symbol('source');
const cart = Object.assign(new Cart(), { [source]: 1 });
const copy = { ...cart };
copy; // => { items: ['tea'], [source]: 1 }
copy instanceof Cart; // => false
const list = [1, , 3];
list.slice(); // => [1, , 3]
list.slice() === list; // => false

// lodash-clone
const source = Symbol('source');
_.clone({ id: 7, [source]: 1 }); // => { id: 7, [source]: 1 }
Object.getPrototypeOf(_.clone(() => 1)) === Object.prototype; // => true
Object.keys(_.clone(() => 1)); // => []
_.clone(new Error('Timeout')); // => {}
_.clone(new Error('Timeout')) instanceof Error; // => false

// deep-keeps-symbols
const source = Symbol('source');
cloneDeep({ id: 7, [source]: 'import' }); // => { id: 7, [source]: 'import' }
