import { hasOwn, keys, pickBy, values } from 'funtool/object';
import _ from 'lodash';

// unchanged
const order = Object.freeze({ id: 7 });
keys(order); // => ['id']
order; // => { id: 7 }
keys(['A1']); // => ['0']
keys(Object.assign(() => {}, { cost: 3 })); // => ['cost']

// primitives
const primitives = ['pen', 7, 7n, true, Symbol('s'), null, undefined];
primitives.map((value) => keys(value)); // => [[], [], [], [], [], [], []]

// called-once
const source = Symbol('source');
const row = Object.defineProperty({ id: 7, [source]: 1 }, 'hidden', {});
const calls = [];
keys(row, (key) => {
  calls.push(key);
  return key === 'hidden' ? 'yes' : 0;
}); // => ['hidden']
calls; // => ['id', 'hidden', source]

// enumerable-by-default
const row = Object.defineProperty({ id: 7 }, 'hidden', { value: 1 });
keys(row); // => ['id']
keys(row, undefined); // => ['id']

// not-a-function
const row = Object.defineProperty({ id: 7 }, 'hidden', { value: 1 });
['hidden', /hidden/, 0, null, {}].map((other) => keys(row, other));
// => [['id'], ['id'], ['id'], ['id'], ['id']]

// new-array
const source = Symbol('source');
const row = { id: 7, [source]: 1 };
keys(row); // => ['id', source]
keys(row) === keys(row); // => false

// key-type typed
const row = { id: 7 };
keys(row).map((key) => row[key]); // => [7]

// order
const first = Symbol('first');
const last = Symbol('last');
keys({ [first]: 1, b: 2, 10: 3, a: 4, 9: 5, [last]: 6, 0: 7 });
// => ['0', '9', '10', 'b', 'a', first, last]

// inherited
const own = Object.assign(Object.create({ inherited: 1 }), { id: 7 });
keys(own); // => ['id']
keys(own, () => true); // => ['id']

// first-argument
const source = Symbol('source');
const received = [];
keys({ id: 7, 0: 'a', [source]: 1 }, (...args) => received.push(args[0]));
// => ['0', 'id', source]
received; // => ['0', 'id', source]

// descriptor-value
const row = {
  id: 7,
  get name() {
    return 'Ada';
  },
};
const found = [];
keys(row, (_key, descriptor) => found.push(descriptor.value));
// => ['id', 'name']
found; // => [7, undefined]

// number-types typed
const plans = { 20: 'Team' };
keys(plans).includes(20); // => false
keys(['A1']).includes(0); // => false
keys(['A1'])[0] === 0; // => false
// @ts-expect-error -- the type has numbers only
keys(plans).includes('20'); // => true

// maps-and-sets
keys(new Map([['pen', 3]])); // => []
keys(new Set(['pen'])); // => []

// native-string
Object.keys('pen'); // => ['0', '1', '2']

// mapped typed
const rows = [{ id: 7 }, { id: 9 }];
// @ts-expect-error -- the index is not a predicate
rows.map(keys); // => [['id'], ['id']]
rows.map((row) => keys(row)); // => [['id'], ['id']]

// values-order
const source = Symbol('source');
const row = { b: 'b', 2: '2', a: 'a', 1: '1', [source]: source };
keys(row); // => ['1', '2', 'b', 'a', source]
values(row); // => ['1', '2', 'b', 'a', source]

// has-own
hasOwn({ id: 7 }, 'id'); // => true
hasOwn({ id: 7 }, 'name'); // => false

// pick-by
pickBy({ id: 7, age: 36 }, (value) => value > 9); // => { age: 36 }

// native-keys
const source = Symbol('source');
const row = Object.defineProperty({ id: 7, [source]: 1 }, 'hidden', {});
Object.keys(row); // => ['id']
keys(row); // => ['id', source]

// native-type typed
const row = { id: 7 };
// @ts-expect-error -- a string is not a key
row[Object.keys(row)[0]]; // => 7
row[keys(row)[0]]; // => 7

// own-keys
const objects = [{ id: 7, [Symbol.iterator]: 1 }, ['A1', , 'A3'], Math.max];
const hidden = Object.defineProperty({}, 'hidden', {});
[...objects, hidden].every((object) =>
  _.isEqual(
    Reflect.ownKeys(object),
    keys(object, () => true),
  ),
); // => true

// lodash-keys
const row = { id: 7, [Symbol('source')]: 1 };
_.keys(row); // => ['id']
_.keys(row, () => false); // => ['id']
_.keys('ab'); // => ['0', '1']
_.keys(['A1', , 'A3']); // => ['0', '1', '2']

// lodash-null
_.keys(null); // => []
keys(null); // => []
