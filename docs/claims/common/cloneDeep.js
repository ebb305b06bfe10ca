import { clone, cloneDeep, cloneDeepWith } from 'funtool/common';
import _ from 'lodash';

// unchanged
const user = Object.freeze({ id: 7, tags: Object.freeze(['new']) });
cloneDeep(user); // => { id: 7, tags: ['new'] }
user; // => { id: 7, tags: ['new'] }

// returned-as-they-are
const values = ['pen', 7, NaN, 7n, true, Symbol('s'), null, undefined, () => 1];
values.every((value) => Object.is(cloneDeep(value), value)); // => true

// seen
const seen = new WeakMap();
const user = { tags: ['new'] };
const first = cloneDeep(user, seen);
seen.get(user) === first; // => true
seen.get(user.tags) === first.tags; // => true
user.tags.push('sale');
cloneDeep(user, seen) === first; // => true
first; // => { tags: ['new'] }

// cycles
const first = { name: 'Ada' };
first.self = first;
const copy = cloneDeep(first);
copy.self === copy; // => true
copy === first; // => false

// whole-copy
const user = { tags: [{ id: 7 }] };
const copy = cloneDeep(user);
copy; // => { tags: [{ id: 7 }] }
copy.tags[0] === user.tags[0]; // => false

// types typed
const team = Object.freeze({ plan: Object.freeze(['a', 'b']), size: 3 });
const copy = cloneDeep(team);
copy.plan.push('c'); // => 3
// @ts-expect-error -- the type of the original stays
copy.size = 'x';
// @ts-expect-error -- read-only
team.plan.push('c'); // => throws TypeError

// plain-values
let reads = 0;
const cart = Object.freeze({
  tags: Object.freeze(['new']),
  get total() {
    return ++reads;
  },
});
const copy = cloneDeep(cart);
copy.tags.push('sale'); // => 2
[copy.total, copy.total]; // => [1, 1]

// deep-nesting
const nested = (levels) => {
  let value = {};
  for (let level = 0; level < levels; level++) value = { value };
  return value;
};
Object.keys(cloneDeep(nested(500))); // => ['value']
cloneDeep(nested(100_000)); // => throws RangeError

// second-argument
cloneDeep({ id: 7 }, 0); // => throws TypeError
cloneDeep({ id: 7 }, {}); // => throws TypeError
cloneDeep({ id: 7 }, null); // => throws TypeError
cloneDeep(7, 0); // => 7
cloneDeep({ id: 7 }, new Map()); // => { id: 7 }
cloneDeep({ id: 7 }, new WeakMap()); // => { id: 7 }

// lost-types
cloneDeep(new Uint8Array([1, 2])); // => { 0: 1, 1: 2 }
ArrayBuffer.isView(cloneDeep(new Float64Array([1]))); // => false
const warnings = [];
const { warn } = console;
console.warn = (...args) => warnings.push(args);
const lost = [
  new ArrayBuffer(8),
  new DataView(new ArrayBuffer(8)),
  new Error('Timeout'),
  Promise.resolve(1),
  new URL('https://example.org'),
  new Number(7),
];
lost.map((value) => cloneDeep(value)); // => [{}, {}, {}, {}, {}, {}]
lost.some((value) => cloneDeep(value) instanceof value.constructor); // => false
console.warn = warn;
warnings; // => []

// shared-keys
const key = { name: 'Ada' };
const original = new Map([[key, 3]]);
const copy = cloneDeep(original);
key.name = 'Eve';
[...copy.keys()]; // => [{ name: 'Eve' }]
[...original.keys()]; // => [{ name: 'Eve' }]
const member = { id: 1 };
cloneDeep(new Set([member])).has(member); // => false

// array-map
const calls = [];
['a', 'b'].map((...args) => calls.push(args[1])); // => [1, 2]
calls; // => [0, 1]
cloneDeep({ id: 1 }, 0); // => throws TypeError

// warnings
const warnings = [];
const { warn } = console;
console.warn = (...args) => warnings.push(args.length > 0);
const symbol = Symbol('s');
const print = () => 1;
cloneDeep({ symbol, print }).symbol === symbol; // => true
cloneDeep({ symbol, print }).print === print; // => true
warnings; // => []
const map = new WeakMap();
const set = new WeakSet();
const copy = cloneDeep({ map, set });
console.warn = warn;
copy.map === map; // => true
copy.set === set; // => true
warnings; // => [true, true]

// clone
class Cart {
  items = ['tea'];
}
const cart = new Cart();
clone(cart) instanceof Cart; // => true
clone(cart).items === cart.items; // => true

// clone-deep-with
const inCents = (value) => (value === 5 ? 500 : undefined);
cloneDeepWith({ price: { net: 5 } }, inCents); // => { price: { net: 500 } }

// native-structured-clone
structuredClone(new Uint8Array([1, 2])); // => new Uint8Array([1, 2])
structuredClone(new RangeError('Timeout')).message; // => 'Timeout'
structuredClone(new RangeError('Timeout')) instanceof RangeError; // => true
const key = { name: 'Ada' };
const copy = structuredClone(new Map([[key, 3]]));
copy.has(key); // => false
[...copy.keys()]; // => [{ name: 'Ada' }]

// native-limits
class Cart {
  items = ['tea'];
}
try {
  structuredClone(() => 1);
} catch (error) {
  console.log(error.name); // => DataCloneError
}
structuredClone(new Cart()); // => { items: ['tea'] }
structuredClone(new Cart()) instanceof Cart; // => false
cloneDeep(new Cart()) instanceof Cart; // => false

// native-json
const copy = (value) => JSON.parse(JSON.stringify(value));
copy({ at: new Date(0), map: new Map([['pen', 3]]), note: undefined });
// => { at: '1970-01-01T00:00:00.000Z', map: {} }
const cycle = {};
cycle.self = cycle;
copy(cycle); // => throws TypeError

// lodash-clone-deep
class Cart {
  items = ['tea'];
}
_.cloneDeep(new Cart()) instanceof Cart; // => true
_.cloneDeep(new Uint8Array([1, 2])); // => new Uint8Array([1, 2])
const bytes = _.cloneDeep(new ArrayBuffer(8));
bytes instanceof ArrayBuffer; // => true
bytes.byteLength; // => 8
