import { intersect, remove } from 'funtool/array';
import _ from 'lodash';

// unchanged
const tags = Object.freeze(['new', 'sale', 'new']);
remove(tags, ['new']); // => ['sale']
tags; // => ['new', 'sale', 'new']

// list-of-values
remove(['new', 'sale', 'wool'], ['new']); // => ['sale', 'wool']
remove(['new', 'sale', 'wool'], ['new', 'wool']); // => ['sale']

// new-array
const tags = ['new', 'sale', 'wool'];
remove(tags, ['sale']); // => ['new', 'wool']
remove(tags, []); // => ['new', 'sale', 'wool']
remove(tags, []) === tags; // => false

// same-elements
const order = { id: 7 };
remove([order], [])[0] === order; // => true

// lodash-remove
const tags = ['new', 'sale', 'new'];
_.remove(tags, (tag) => tag === 'new'); // => ['new', 'new']
tags; // => ['sale']

// searches
let reads = 0;
const searched = new Proxy([1, 2, 3, 4], {
  get(list, key) {
    if (/^\d+$/.test(key)) reads += 1;
    return list[key];
  },
});
remove([7, 8, 9], searched); // => [7, 8, 9]
reads; // => 12

// complement
const [tags, listed] = [
  ['new', 'sale', 'wool', 'new'],
  ['new', 'wool'],
];
remove(tags, listed); // => ['sale']
intersect(tags, listed); // => ['new', 'wool', 'new']

// native-filter
const lists = [[3, 1, 3], [1, NaN, 3], [-0, , 3], [0, undefined], []];
lists.every((first) =>
  lists.every((second) => {
    const native = first.filter((item) => !second.includes(item));
    return _.isEqual(remove(first, second), native);
  }),
);
// => true

// lodash-difference
const lists = [[3, 1, 3], [1, NaN, 3], [-0, 3], [0, undefined], []];
lists.every((first) =>
  lists.every((second) => {
    return _.isEqual(remove(first, second), _.difference(first, second));
  }),
);
// => true

// arguments
remove(null, [80]); // => throws TypeError
remove(undefined, [80]); // => throws TypeError
remove([80]); // => throws TypeError
remove([80], 80); // => throws TypeError
remove([80], () => true); // => throws TypeError
remove([80], new Set([80])); // => throws TypeError
remove([], () => true); // => []
