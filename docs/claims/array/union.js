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

// required
union(['a']); // => throws TypeError
union(['a'], []); // => ['a']

// new-array
const tags = ['new', 'sale'];
union(tags, []) === tags; // => false
union(tags, []); // => ['new', 'sale']
Array.isArray(union(new Uint8Array([1, 1]), new Set([2]))); // => true
union(new Uint8Array([1, 1]), new Set([2])); // => [1, 2]

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

// others-drop-holes
intersect([1, , 2], [undefined, 1, 2]); // => [1, 2]
remove([1, , 2], []); // => [1, 2]

// null-and-undefined
union([undefined], [null]); // => [undefined, null]

// mixed-types typed
// @ts-expect-error -- the arrays have no type in common
union([1], ['1']); // => [1, '1']

// types typed
// @ts-expect-error -- a set is no array
union(new Set([1]), [2]); // => [1, 2]
// @ts-expect-error -- a set is no array
union([1], new Set([2])); // => [1, 2]

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

// lodash-union-by
_.unionBy([{ id: 31 }, { id: 30 }], [{ id: 30 }, { id: 29 }], 'id');
// => [{ id: 31 }, { id: 30 }, { id: 29 }]
