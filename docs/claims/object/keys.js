import { hasOwn, keys, values } from 'funtool/object';
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

// new-array
const source = Symbol('source');
const row = { id: 7, [source]: 1 };
keys(row); // => ['id', source]
keys(row) === keys(row); // => false

// order
const first = Symbol('first');
const last = Symbol('last');
keys({ [first]: 1, b: 2, 10: 3, a: 4, 9: 5, [last]: 6, 0: 7 });
// => ['0', '9', '10', 'b', 'a', first, last]

// inherited
const own = Object.assign(Object.create({ inherited: 1 }), { id: 7 });
keys(own); // => ['id']
keys(own, () => true); // => ['id']

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

// values-order
const source = Symbol('source');
const row = { b: 'b', 2: '2', a: 'a', 1: '1', [source]: source };
keys(row); // => ['1', '2', 'b', 'a', source]
values(row); // => ['1', '2', 'b', 'a', source]

// has-own
hasOwn({ id: 7 }, 'id'); // => true
hasOwn({ id: 7 }, 'name'); // => false

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
