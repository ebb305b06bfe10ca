import { intersect, remove, union, unique } from 'funtool/array';
import _ from 'lodash';

// unchanged
const own = Object.freeze(['b', 'a']);
const team = Object.freeze(['c', 'a']);
union(own, team); // => ['b', 'a', 'c']
own; // => ['b', 'a']
team; // => ['c', 'a']

// iterables
const letters = function* () {
  yield* ['a', 'b', 'a'];
};
union(new Set(['a']), new Uint8Array([1, 1])); // => ['a', 1]
union(new Uint8Array([1, 1]), new Set(['a'])); // => [1, 'a']
union(letters(), ['c']); // => ['a', 'b', 'c']
union(['c'], letters()); // => ['c', 'a', 'b']

// same-elements
const order = { id: 7 };
const [first, ...others] = union([order], [order]);
first === order; // => true
others; // => []

// not-iterable
union(['a']); // => throws TypeError
union(undefined, ['a']); // => throws TypeError
union(['a'], null); // => throws TypeError
union(null, ['a']); // => throws TypeError
union(['a'], 5); // => throws TypeError
union(5, ['a']); // => throws TypeError
union(['a'], { id: 7 }); // => throws TypeError
union({ id: 7 }, ['a']); // => throws TypeError

// others-in-the-category
unique(['a', 'b', 'a']); // => ['a', 'b']
intersect(['a', 'b'], ['b', 'c']); // => ['b']
remove(['a', 'b'], ['b']); // => ['a']

// native-set
const lists = [
  [3, 1],
  [2, 1],
  [NaN, -0, , null],
];
const [first, second, third] = lists;
_.isEqual(union(first, second), [...new Set([...first, ...second])]); // => true
_.isEqual(union(second, third), [...new Set([...second, ...third])]); // => true
[...new Set([...first, ...second, ...third])];
// => [3, 1, 2, NaN, 0, undefined, null]

// lodash-union
_.union([1], [2], [3, 1]); // => [1, 2, 3]
_.union([1], null, [2]); // => [1, 2]

// plain-array
const tags = ['new', 'sale'];
union(tags, []) === tags; // => false
Array.isArray(union(new Uint8Array([1, 1]), new Set([2]))); // => true

// order
union(['b', 'a', 'b'], ['c', 'a', 'd']); // => ['b', 'a', 'c', 'd']
