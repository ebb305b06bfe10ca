import { intersect, remove, union } from 'funtool/array';
import { includes } from 'funtool/common';
import _ from 'lodash';

// unchanged
const saved = Object.freeze(['total', 'date']);
const available = Object.freeze(['date', 'status']);
intersect(saved, available); // => ['date']
saved; // => ['total', 'date']
available; // => ['date', 'status']

// order-of-the-first
intersect(['c', 'a', 'b', 'a'], ['a', 'b', 'c']); // => ['c', 'a', 'b', 'a']
intersect(['c', 'a', 'b', 'a'], ['b', 'c', 'b', 'a']); // => ['c', 'a', 'b', 'a']

// new-array
const tags = ['new', 'sale'];
intersect(tags, tags); // => ['new', 'sale']
intersect(tags, tags) === tags; // => false
intersect(tags, ['wool']); // => []

// same-elements
const order = { id: 7 };
intersect([order], [order])[0] === order; // => true
Object.is(intersect([0], [-0])[0], 0); // => true

// missing
intersect(null, ['read']); // => throws TypeError
intersect(undefined, ['read']); // => throws TypeError
intersect(new Set(['read']), ['read']); // => throws TypeError
intersect(['read'], null); // => throws TypeError
intersect(['read'], undefined); // => throws TypeError
intersect(['read'], new Set(['read'])); // => throws TypeError
intersect([], null); // => []
intersect([], new Set(['read'])); // => []

// searches
let reads = 0;
const searched = new Proxy([1, 2, 3, 4], {
  get(list, key) {
    if (/^\d+$/.test(key)) reads += 1;
    return list[key];
  },
});
intersect([7, 8, 9], searched); // => []
reads; // => 12

// same-with-a-set
const list = [0, -0, NaN, undefined, null, '1', 1, 1];
const others = [-0, NaN, undefined, 1];
const lookup = new Set(others);
_.isEqual(
  intersect(list, others),
  list.filter((item) => lookup.has(item)),
);
// => true

// complement
const [tags, listed] = [
  ['new', 'sale', 'wool', 'new'],
  ['new', 'wool'],
];
intersect(tags, listed); // => ['new', 'wool', 'new']
remove(tags, listed); // => ['sale']

// others-in-the-category
union(['a', 'b'], ['b', 'c']); // => ['a', 'b', 'c']
includes(['a', 'b'], 'b'); // => true

// native-filter
const lists = [[3, 1, 3], [1, NaN, 3], [-0, , 3], [0, undefined], []];
lists.every((first) =>
  lists.every((second) => {
    const native = first.filter((item) => second.includes(item));
    return _.isEqual(intersect(first, second), native);
  }),
);
// => true

// lodash-intersection
_.intersection(['a', 'b', 'a'], ['a']); // => ['a']
_.intersection(['a', 'b'], ['b', 'c'], ['b']); // => ['b']
_.intersection(['a'], null); // => []
_.intersection(null, ['a']); // => []
