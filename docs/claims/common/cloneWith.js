import { clone, cloneDeepWith, cloneWith } from 'funtool/common';
import _ from 'lodash';

// unchanged
const user = Object.freeze({ id: 7, name: 'Ada' });
cloneWith(user, () => 'x'); // => { id: 'x', name: 'x' }
user; // => { id: 7, name: 'Ada' }
const list = Object.freeze([1, 2]);
cloneWith(list, (item) => item * 2); // => [2, 4]
list; // => [1, 2]

// not-called
const values = [
  new Map([['pen', 3]]),
  new Set([1]),
  new Date(0),
  /a/g,
  new Uint8Array([1, 2]),
  'pen',
  7,
  null,
  undefined,
];
let calls = 0;
const count = () => ++calls;
values.every((value) => _.isEqual(cloneWith(value, count), clone(value)));
// => true
cloneWith(values[0], count) === values[0]; // => false
calls; // => 0

// called-once
const calls = [];
const user = Object.create({ role: 'admin' }, { hidden: { value: 1 } });
Object.assign(user, { id: 7, name: 'Ada', [Symbol('source')]: 1 });
cloneWith(user, (...args) => {
  calls.push(args);
}); // => { id: 7, name: 'Ada' }
calls; // => [[7, 'id'], ['Ada', 'name']]
const elements = [];
cloneWith(['a', 'b'], (...args) => elements.push(args)); // => [1, 2]
elements; // => [['a', 0], ['b', 1]]

// results
cloneWith({ a: 1, b: 2 }, (value) => (value === 1 ? 'one' : undefined));
// => { a: 'one', b: 2 }
cloneWith([1, 2], (item) => (item === 1 ? 'one' : undefined));
// => ['one', undefined]

// new-outer
const user = { id: 7 };
cloneWith(user, () => undefined); // => { id: 7 }
cloneWith(user, () => undefined) === user; // => false
const list = [1];
cloneWith(list, (item) => item); // => [1]
cloneWith(list, (item) => item) === list; // => false

// nested
const address = { city: 'Bern' };
const received = [];
const copy = cloneWith({ address }, (value) => void received.push(value));
received.length; // => 1
received[0] === address; // => true
copy.address === address; // => true
cloneWith([address], (item) => item)[0] === address; // => true

// prototype-and-getters
let reads = 0;
class Cart {
  items = ['tea'];
}
const cart = new Cart();
Object.defineProperty(cart, 'total', { enumerable: true, get: () => ++reads });
const copy = cloneWith(cart, () => undefined);
copy instanceof Cart; // => true
[copy.total, copy.total]; // => [1, 1]
reads; // => 1

// no-function
cloneWith({ id: 1 }, 'upper'); // => throws TypeError
cloneWith({ id: 1 }, {}); // => throws TypeError
cloneWith({}, 'upper'); // => {}
cloneWith([1, 2], 'upper'); // => [1, 2]

// customizer-throws
cloneWith({ id: 7 }, () => {
  throw new SyntaxError('stop here');
}); // => throws SyntaxError: stop here
cloneWith([7], () => {
  throw new SyntaxError('stop here');
}); // => throws SyntaxError: stop here

// falsy-results
const fallbacks = { a: null, b: 0, c: false, d: '', e: undefined };
cloneWith({ a: 1, b: 1, c: 1, d: 1, e: 1 }, (_value, key) => fallbacks[key]);
// => { a: null, b: 0, c: false, d: '', e: 1 }

// left-out
const row = { [Symbol('source')]: 1, a: 2 };
Object.defineProperty(row, 'hidden', { value: 3 });
const copy = cloneWith(row, () => 7);
copy; // => { a: 7 }
'hidden' in copy; // => false

// clone
clone({ a: 1, b: [2] }); // => { a: 1, b: [2] }

// clone-deep-with
const increase = (value) => (value === 1 ? 2 : undefined);
cloneDeepWith({ a: 1, b: { c: 1 } }, increase); // => { a: 2, b: { c: 2 } }

// native-entries
const user = { name: 'Ada', fax: '' };
Object.fromEntries(Object.entries(user).map(([key, value]) => [key.toUpperCase(), value])); // => { NAME: 'Ada', FAX: '' }
Object.fromEntries(Object.entries(user).map((entry) => (entry[1] ? entry : ['name', 'Ada']))); // => { name: 'Ada' }

// lodash-clone-with
const received = [];
_.cloneWith({ a: 1, b: 2 }, (value) => void received.push(value));
// => { a: 1, b: 2 }
received; // => [{ a: 1, b: 2 }]
