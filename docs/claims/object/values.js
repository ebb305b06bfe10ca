import { includes } from 'funtool/common';
import { keys, pickBy, values } from 'funtool/object';
import _ from 'lodash';

// objects
values({ id: 7 }); // => [7]
values(['A1']); // => ['A1']
values(Object.assign(() => {}, { cost: 3 })); // => [3]

// primitives
const primitives = ['pen', 7, 7n, true, Symbol('s'), null, undefined];
primitives.map((value) => values(value)); // => [[], [], [], [], [], [], []]

// called-once
const source = Symbol('source');
const row = { id: 7, [source]: 1 };
Object.defineProperty(row, 'hidden', { value: 2 });
const calls = [];
values(row, (key) => {
  calls.push(key);
  return key === 'hidden' ? 'yes' : 0;
}); // => [2]
calls; // => ['id', 'hidden', source]

// same-values
const user = { name: 'Ada' };
const users = { first: user, none: null, lost: undefined };
values(users)[0] === user; // => true
values(users); // => [{ name: 'Ada' }, null, undefined]
values(users) === values(users); // => false

// order
const first = Symbol('first');
const last = Symbol('last');
values({ [first]: 's1', b: 'b', 10: '10', a: 'a', 9: '9', [last]: 's2' });
// => ['9', '10', 'b', 'a', 's1', 's2']

// inherited
const own = Object.assign(Object.create({ inherited: 1 }), { id: 7 });
values(own); // => [7]
values(own, () => true); // => [7]

// getter
let reads = 0;
const cart = {
  pens: 3,
  get total() {
    reads++;
    return 12;
  },
};
values(cart, (key) => key === 'pens'); // => [3]
reads; // => 0
values(cart, (key) => key === 'total'); // => [12]
reads; // => 1

// accessor
const found = [];
const cart = {
  get total() {
    return 12;
  },
};
values(cart, (_key, descriptor) => found.push('value' in descriptor));
// => [12]
found; // => [false]

// alone-decides
const hidden = Object.defineProperty({ id: 7 }, 'hidden', { value: 1 });
values(hidden, () => true); // => [7, 1]
values(hidden, () => false); // => []
values(['A1'], (key) => key === 'length'); // => [1]

// keys-order
const source = Symbol('source');
const row = { b: 'b', 2: '2', a: 'a', 1: '1', [source]: source };
keys(row); // => ['1', '2', 'b', 'a', source]
values(row); // => ['1', '2', 'b', 'a', source]

// pick-by
const calls = [];
pickBy({ tea: 12, water: 4 }, (...args) => {
  calls.push(args);
  return args[0] > 10;
}); // => { tea: 12 }
calls; // => [[12, 'tea'], [4, 'water']]

// includes-value
includes({ tea: 12 }, 12); // => true
includes({ tea: 12 }, 'tea'); // => false

// native-values
Object.values({ id: 7, [Symbol('source')]: 1 }); // => [7]
Object.values(null); // => throws TypeError
Object.values('pen'); // => ['p', 'e', 'n']

// lodash-values
const row = { id: 7, [Symbol('source')]: 1 };
_.values(row); // => [7]
_.values(row, () => false); // => [7]
_.values('pen'); // => ['p', 'e', 'n']
_.values(['A1', , 'A3']); // => ['A1', undefined, 'A3']

// string-spread
[...'pen']; // => ['p', 'e', 'n']
