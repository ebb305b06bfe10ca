import { cloneDeep, cloneDeepWith, cloneWith } from 'funtool/common';
import _ from 'lodash';

// unchanged
const user = Object.freeze({ id: 7, tags: Object.freeze(['new']) });
cloneDeepWith(user, (value) => (value === 7 ? 8 : undefined));
// => { id: 8, tags: ['new'] }
user; // => { id: 7, tags: ['new'] }

// primitives
const received = [];
const primitives = ['pen', 7n, true, null, undefined];
primitives.map((value) =>
  cloneDeepWith(value, (...args) => {
    received.push(args);
  }),
); // => ['pen', 7n, true, null, undefined]
received; // => [['pen'], [7n], [true], [null], [undefined]]

// results
const data = { a: 1, b: { c: 1 }, d: 2 };
const inPlaceOfOne = (replacement) =>
  cloneDeepWith(data, (value) => (value === 1 ? replacement : undefined));
inPlaceOfOne(undefined); // => { a: 1, b: { c: 1 }, d: 2 }
inPlaceOfOne(null); // => { a: null, b: { c: null }, d: 2 }
inPlaceOfOne(0); // => { a: 0, b: { c: 0 }, d: 2 }
inPlaceOfOne(false); // => { a: false, b: { c: false }, d: 2 }
inPlaceOfOne(''); // => { a: '', b: { c: '' }, d: 2 }
inPlaceOfOne(undefined).b === data.b; // => false

// keys-and-parents
const source = Symbol('source');
const inner = { size: 14 };
const root = { inner, list: ['a'], [source]: new Map([['key', 'b']]) };
const withKey = [];
const withoutKey = [];
const copy = cloneDeepWith(root, (value, ...rest) => {
  if (rest.length > 0) withKey.push([...rest]);
  else withoutKey.push(value);
});
Object.keys(copy); // => ['inner', 'list']
withKey.map(([key]) => key); // => ['inner', 'size', 'list', source]
withKey.map(([, parent]) => parent === root); // => [true, false, true, true]
withKey[1][1] === inner; // => true
withoutKey.includes('a'); // => true
withoutKey.includes('b'); // => true
withoutKey.includes('key'); // => false

// as-clone-deep
class Cart {
  items = ['tea'];
}
const cart = new Cart();
cart.self = cart;
const copy = cloneDeepWith(cart, () => undefined);
copy.self === copy; // => true
copy.items; // => ['tea']
copy instanceof Cart; // => false
cloneDeep(cart) instanceof Cart; // => false

// no-customizer
cloneDeepWith({ id: 7 }); // => throws TypeError
cloneDeepWith(7); // => throws TypeError
cloneDeepWith(null, null); // => throws TypeError
cloneDeepWith('pen', 'upper'); // => throws TypeError

// customizer-throws
cloneDeepWith({ id: 7 }, () => {
  throw new SyntaxError('stop here');
}); // => throws SyntaxError: stop here

// deep-nesting
let nested = {};
for (let level = 0; level < 100_000; level++) nested = { nested };
cloneDeepWith(nested, () => undefined); // => throws RangeError
cloneDeep(nested); // => throws RangeError

// maps-and-sets
const calls = [];
const collections = [new Map([['a', 1]]), new Set([2])];
cloneDeepWith(collections, (...args) => {
  if (typeof args[0] === 'number') calls.push(args);
});
// => [new Map([['a', 1]]), new Set([2])]
calls; // => [[1], [2]]

// two-calls
const calls = [];
const root = { id: 7 };
cloneDeepWith(root, (...args) => {
  calls.push(args);
});
// => { id: 7 }
calls; // => [[{ id: 7 }], [7, 'id', { id: 7 }], [7]]
cloneDeepWith(root, (value, key) => {
  return value === 7 && key === undefined ? 'second' : undefined;
}); // => { id: 'second' }

// clone-deep
const user = { address: { city: 'Bern' } };
cloneDeep(user); // => { address: { city: 'Bern' } }
cloneDeep(user).address === user.address; // => false

// clone-with
const increase = (value) => (value === 1 ? 2 : undefined);
cloneWith({ a: 1, b: { c: 1 } }, increase); // => { a: 2, b: { c: 1 } }
cloneDeepWith({ a: 1, b: { c: 1 } }, increase); // => { a: 2, b: { c: 2 } }

// lodash-clone-deep-with
class Cart {
  items = ['tea'];
}
const calls = [];
const copy = _.cloneDeepWith(new Cart(), (value, key) => {
  calls.push([value, key]);
});
copy instanceof Cart; // => true
calls.slice(1); // => [[['tea'], 'items'], ['tea', 0]]
calls.length; // => 3
