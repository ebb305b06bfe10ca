import { at, intersect, remove, union, unique } from 'funtool/array';
import _ from 'lodash';

// unchanged
const tags = Object.freeze(['new', 'sale', 'new']);
unique(tags); // => ['new', 'sale']
tags; // => ['new', 'sale', 'new']

// iterables
unique(new Set(['a', 'b'])); // => ['a', 'b']
unique(new Uint8Array([1, 1, 2])); // => [1, 2]
unique(
  (function* () {
    yield* ['a', 'b', 'a'];
  })(),
);
// => ['a', 'b']

// same-elements
const order = { id: 7 };
unique([order, order])[0] === order; // => true

// not-iterable
unique(0); // => throws TypeError
unique(5); // => throws TypeError
unique({ id: 7 }); // => throws TypeError
unique(true); // => throws TypeError
unique(() => []); // => throws TypeError
unique(Symbol('tag')); // => throws TypeError

// one-parameter
unique.length; // => 1

// others-throw
at(null, 0); // => throws TypeError
at(undefined, 0); // => throws TypeError
intersect(null, ['new']); // => throws TypeError
intersect(undefined, ['new']); // => throws TypeError
remove(null, ['new']); // => throws TypeError
remove(undefined, ['new']); // => throws TypeError
union(null, ['new']); // => throws TypeError
union(undefined, ['new']); // => throws TypeError

// code-points
unique('👍👍'); // => ['👍']

// others-in-the-category
union(['a', 'b'], ['b', 'c']); // => ['a', 'b', 'c']
intersect(['a', 'b'], ['b', 'c']); // => ['b']
remove(['a', 'b'], ['b']); // => ['a']

// native-set
const inputs = [
  [3, 1, 3],
  [NaN, NaN, -0, 0],
  [, 1],
  new Set(['a']),
  new Map([['a', 1]]),
  new Uint8Array([1, 1]),
  'hello',
  null,
];
inputs.every((input) => _.isEqual(unique(input), [...new Set(input)]));
// => true

// lodash-uniq-by
const orders = [{ country: 'FR' }, { country: 'FR' }];
_.uniqBy(orders, ({ country }) => country); // => [{ country: 'FR' }]
_.uniqBy(orders, 'country'); // => [{ country: 'FR' }]

// read-once
let reads = 0;
const list = new Proxy(['a', 'b', 'a', 'b'], {
  get(target, key) {
    if (/^\d+$/.test(String(key))) reads += 1;
    return target[key];
  },
});
unique(list); // => ['a', 'b']
reads; // => 4

// plain-array
const tags = ['new', 'sale'];
unique(tags) === tags; // => false
Array.isArray(unique(new Uint8Array([1, 2]))); // => true
