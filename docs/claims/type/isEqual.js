import { cloneDeep, includes } from 'funtool/common';
import { isEqual } from 'funtool/type';
import _ from 'lodash';

// visited
const hidden = Object.defineProperty({ a: 1 }, 'b', { value: 5 });
isEqual({ b: 5 }, hidden); // => true
isEqual(hidden, { b: 5 }); // => false
isEqual([1, { a: [2] }], [1, { a: [2] }]); // => true
isEqual([1, { a: [2] }], [1, { a: [3] }]); // => false

// any-order
isEqual([1, 2], [2, 1], false); // => true
isEqual([1, 2], [2, 1], { ordered: false }); // => true
isEqual([1, 2], [2, 1], { ordered: true }); // => false
isEqual([1, 2], [2, 1], true); // => false
isEqual([1, 2], [2, 1]); // => false
isEqual([0, [1, 2]], [[2, 1], 0], false); // => true
isEqual([new Set([[1, 2]])], [new Set([[2, 1]])], false); // => false

// seen
const order = { id: 7 };
const known = new WeakMap([[order, { id: 8 }]]);
isEqual(order, { id: 7 }, true, known); // => true
isEqual(order, { id: 8 }, true, known); // => false
const first = {};
first.self = first;
const second = {};
second.self = second;
isEqual(first, second, true, new WeakMap()); // => throws RangeError

// same-content
const order = () => ({ id: 7, tags: ['new', { on: true }], note: null });
isEqual(order(), order()); // => true
isEqual(order(), { ...order(), id: 8 }); // => false
isEqual(NaN, NaN); // => true
isEqual(1, '1'); // => false

// by-content
const copies = [
  () => ({ id: 7 }),
  () => ['a', 'b'],
  () => new Date(0),
  () => /a/g,
  () => new Map([['EUR', { rate: 1 }]]),
  () => new Set([{ id: 7 }]),
  () => new Uint8Array([1, 2]).buffer,
  () => new Uint8Array([1, 2]),
  () => new DataView(new Uint8Array([1, 2]).buffer),
];
copies.every((copy) => copy() !== copy() && isEqual(copy(), copy())); // => true
isEqual({ id: 7 }, { id: 8 }); // => false
isEqual(['a'], ['b']); // => false
isEqual(new Date(0), new Date(1)); // => false
isEqual(/a/g, /a/i); // => false
isEqual(new Map([['EUR', 1]]), new Map([['EUR', 2]])); // => false
isEqual(new Set([1]), new Set([2])); // => false
isEqual(new Uint8Array([1]).buffer, new Uint8Array([2]).buffer); // => false
isEqual(new Uint8Array([1]), new Uint8Array([2])); // => false

// by-reference
class Point {
  x = 1;
}
const copies = [
  () => new Error('a'),
  () => () => 1,
  () => Promise.resolve(1),
  () => new Number(1),
  () => new String('a'),
  () => new Boolean(true),
  () => new WeakMap(),
  () => new Point(),
];
copies.some((copy) => isEqual(copy(), copy())); // => false
copies.every((copy) => {
  const value = copy();
  return isEqual(value, value);
}); // => true

// deep
const nest = () => {
  let value = [];
  for (let depth = 0; depth < 50_000; depth += 1) value = [value];
  return value;
};
isEqual(nest(), nest()); // => throws RangeError

// maps
const pairs = [
  ['EUR', 2],
  ['JPY', 0],
];
isEqual(new Map(pairs), new Map(pairs)); // => true
isEqual(new Map(pairs), new Map(pairs.toReversed())); // => false
isEqual(new Map(pairs), new Map(pairs.toReversed()), false); // => false
isEqual(new Map([['a', [1, 2]]]), new Map([['a', [2, 1]]]), false); // => false
isEqual(new Map([['a', { b: [1, 2] }]]), new Map([['a', { b: [2, 1] }]]));
// => true

// related
const before = { tags: ['new'] };
const copy = cloneDeep(before);
before.tags.push('sale');
isEqual(before, copy); // => false
includes(['a', 'b'], 'b'); // => true

// node-util
const { isDeepStrictEqual } = process.getBuiltinModule('node:util');
const first = {};
first.self = first;
const second = {};
second.self = second;
isDeepStrictEqual(first, second); // => true
isDeepStrictEqual({ a: [1, 2] }, { a: [2, 1] }); // => false
isDeepStrictEqual(new Set(['a', 'b']), new Set(['b', 'a'])); // => true
isDeepStrictEqual(
  new Map([
    ['a', 1],
    ['b', 2],
  ]),
  new Map([
    ['b', 2],
    ['a', 1],
  ]),
); // => true
class Point {
  x = 1;
}
isDeepStrictEqual(new Point(), new Point()); // => true
isDeepStrictEqual(new Point(), { x: 1 }); // => false

// lodash-order
_.isEqual({ a: [1, 2] }, { a: [2, 1] }); // => false
_.isEqual([1, 2], [2, 1], false); // => false
_.isEqual(new Set(['a', 'b']), new Set(['b', 'a'])); // => true

// cycle
const first = { name: 'root' };
first.self = first;
const second = { name: 'root' };
second.self = second;
isEqual(first, first); // => true
isEqual(first, second); // => throws RangeError
