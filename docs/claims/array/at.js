import { at, intersect, remove } from 'funtool/array';
import _ from 'lodash';

// unchanged
const list = Object.freeze([10, 20, 30]);
at(list, -1); // => 30
list; // => [10, 20, 30]

// array-likes
at('abc', 1); // => 'b'
at(new Uint8Array([7, 8]), -1); // => 8
(function () {
  return at(arguments, -1);
})('a', 'b'); // => 'b'
at({ 0: 'a', 1: 'b', length: 2 }, -1); // => 'b'

// from-both-ends
const list = ['a', 'b', 'c'];
[0, 1, 2].map((index) => at(list, index)); // => ['a', 'b', 'c']
[-1, -2, -3].map((index) => at(list, index)); // => ['c', 'b', 'a']

// same-element
const user = { name: 'Ada' };
at([user], 0) === user; // => true

// nothing-stored
at(['a', , 'c'], 1); // => undefined
at(['a'], 1); // => undefined
at(['a'], -2); // => undefined

// missing-array
at(null, 0); // => throws TypeError
at(undefined, 0); // => throws TypeError

// native-rounds
[10, 20, 30].at(1.9); // => 20
[10, 20, 30].at(-1.9); // => 30
[10, 20, 30].at(NaN); // => 10

// front-only
const list = [10, 20, 30];
['0', '1', '2'].map((index) => at(list, index)); // => [10, 20, 30]
['-1', '-2', '-3'].map((index) => at(list, index));
// => [undefined, undefined, undefined]

// concatenated
at({ length: 3, '3-1': 'found' }, '-1'); // => 'found'

// by-value
remove(['a', 'b', 'b'], ['b']); // => ['a']
intersect(['a', 'b', 'b'], ['b']); // => ['b', 'b']
remove([10, 20], [0]); // => [10, 20]
intersect([10, 20], [0]); // => []

// native-integers
const list = [10, 20, 30];
const positions = [-4, -3, -2, -1, -0, 0, 1, 2, 3];
positions.every((index) => Object.is(at(list, index), list.at(index)));
// => true

// lodash-nth
_.nth([10, 20, 30], 1.9); // => 20
_.nth([10, 20, 30], -1.9); // => 30
_.nth([10, 20, 30], NaN); // => 10
_.nth(null, 0); // => undefined
at(null, 0); // => throws TypeError
