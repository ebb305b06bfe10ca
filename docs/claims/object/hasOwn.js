import { hasOwn, keys, pick } from 'funtool/object';
import _ from 'lodash';

// unchanged
const order = Object.freeze({ id: 7 });
hasOwn(order, 'id'); // => true
order; // => { id: 7 }
hasOwn(['A1'], 0); // => true
hasOwn(Math.max, 'length'); // => true

// primitives
const primitives = ['pen', 7, 7n, true, Symbol('s'), null, undefined];
primitives.some((value) => hasOwn(value, 'length')); // => false
primitives.some((value) => hasOwn(value, 0)); // => false
primitives.some((value) => hasOwn(value, 'description')); // => false

// number-keys
hasOwn({ 1: 'a' }, 1); // => true
hasOwn({ 1: 'a' }, '1'); // => true
hasOwn({ 1.5: 'a' }, 1.5); // => true
hasOwn({ 10: 'a' }, 1); // => false

// any-value
const settings = { a: undefined, b: null, c: false, d: 0 };
['a', 'b', 'c', 'd', 'e'].map((key) => hasOwn(settings, key));
// => [true, true, true, true, false]
hasOwn(Object.create({ a: 1 }), 'a'); // => false

// symbols-and-hidden
const source = Symbol('source');
hasOwn({ [source]: 1 }, source); // => true
hasOwn({}, source); // => false
const hidden = Object.defineProperty({}, 'id', { enumerable: false });
hasOwn(hidden, 'id'); // => true

// getter
let reads = 0;
const cart = {
  get total() {
    return ++reads;
  },
};
hasOwn(cart, 'total'); // => true
reads; // => 0

// unconvertible-primitive
hasOwn({}, Object.create(null)); // => throws TypeError
hasOwn(null, Object.create(null)); // => false
hasOwn('pen', Object.create(null)); // => false

// primitive-types typed
// @ts-expect-error -- a primitive
hasOwn('pen', 'length'); // => false
// @ts-expect-error -- a primitive
hasOwn(7, 'length'); // => false
// @ts-expect-error -- a primitive
hasOwn(null, 'length'); // => false
// @ts-expect-error -- a primitive
hasOwn(undefined, 'length'); // => false
hasOwn({}, 'length'); // => false

// keys-lists
const source = Symbol('source');
keys({ id: 7, email: undefined, [source]: 1 }); // => ['id', 'email', source]

// pick-copies
pick({ id: 7, email: 'a@b', role: 'admin' }, ['id', 'role']);
// => { id: 7, role: 'admin' }

// native-same
class Cart {
  items = [];
  get size() {
    return 0;
  }
}
const objects = [{ id: 7 }, ['A1', , 'A3'], Math.max, new Cart(), new Map()];
const names = ['id', 0, 1, 'length', 'items', 'size', 'name', 'toString'];
objects.every((object) =>
  names.every((name) => hasOwn(object, name) === Object.hasOwn(object, name)),
); // => true

// lodash-has
const user = { address: { city: 'Oslo' } };
_.has(user, 'address'); // => true
_.has(user, 'toString'); // => false
_.has(user, 'address.city'); // => true
_.has(user, ['address', 'city']); // => true
_.has(user, 'address.toString'); // => false

// joined
hasOwn({ 'a,b': 1 }, ['a', 'b']); // => true
