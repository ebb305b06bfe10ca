import { intersect } from 'funtool/array';
import { includes } from 'funtool/common';
import _ from 'lodash';

// kinds
includes(['draft', 'done'], 'done'); // => true
includes('draft', 'raf'); // => true
includes({ role: 'admin' }, 'admin'); // => true
includes({ role: 'admin' }, 'role'); // => false
includes(new Map([['pen', 3]]), 'pen'); // => true
includes(new Map([['pen', 3]]), 3); // => false
includes(new Set(['new']), 'new'); // => true
const sources = [['draft'], 'draft', { role: 'x' }, new Map(), new Set()];
sources.map((source) => includes(source, 'sale'));
// => [false, false, false, false, false]

// other-kinds
class User {
  role = 'admin';
}
const others = [new User(), new Uint8Array([1]), () => 1, 404, 4n, true, null];
others.some((source) => includes(source, 1) || includes(source, 'admin'));
// => false
includes(undefined, undefined); // => false
includes(Symbol('admin'), 'admin'); // => false
includes(new Date(1), 1); // => false

// from-index
includes(['a', 'b'], 'a', 1); // => false
includes(['a', 'b'], 'b', 1); // => true
includes('ab', 'a', 1); // => false
includes('ab', 'b', 1); // => true
includes({ 0: 'a', 1: 'b' }, 'a', 1); // => true
includes(new Map([['a', 1]]), 'a', 1); // => true
includes(new Set(['a']), 'a', 1); // => true

// negative-start
includes(['a', 'b'], 'a', -1); // => false
includes(['a', 'b'], 'b', -1); // => true
includes('ab', 'a', -1); // => true

// start-not-a-number
includes(['draft'], 'draft', Symbol('start')); // => throws TypeError
includes('draft', 'draft', Symbol('start')); // => throws TypeError
includes([], 'draft', Object.create(null)); // => throws TypeError
includes(new Set(['a']), 'a', Symbol('start')); // => true

// types typed
class User {
  role = 'admin';
}
includes(new User(), 'admin'); // => false
includes(new Uint8Array([1, 2]), 2); // => false

// no-conversion
const sources = [[1], { id: 1 }, new Map([[1, 'a']]), new Set([1])];
sources.map((source) => includes(source, '1'));
// => [false, false, false, false]
sources.map((source) => includes(source, 1)); // => [true, true, true, true]
sources.map((source) => includes(source, true));
// => [false, false, false, false]

// same-reference
const ada = { name: 'Ada' };
const key = new Map([[ada, 1]]);
const sources = [[ada], { ada }, key, new Set([ada])];
sources.map((source) => includes(source, ada)); // => [true, true, true, true]
sources.map((source) => includes(source, { name: 'Ada' }));
// => [false, false, false, false]

// string-targets
includes('room 101', 101); // => true
includes('undefined'); // => true
includes('room 101'); // => false
includes('room 101', /\d/); // => false
includes(String.raw`a /\d/ b`, /\d/); // => true

// intersect
intersect(['a', 'b', 'c'], ['c', 'a']); // => ['a', 'c']

// native
[1, NaN].includes(NaN); // => true
'draft'.includes('raf'); // => true
new Map([['pen', 3]]).has('pen'); // => true
new Set(['new']).has('new'); // => true
'draft'.includes(/raf/); // => throws TypeError

// lodash-includes
class User {
  role = 'admin';
}
_.includes(['draft'], 'draft'); // => true
_.includes('draft', 'raf'); // => true
_.includes({ role: 'admin' }, 'admin'); // => true
_.includes(new User(), 'admin'); // => true
_.includes('hello', 'h', -3); // => false
_.includes('hello', 'l', -3); // => true
_.includes([...'hello'], 'h', -3); // => false

// wrong-type typed
const ids = [1, 2];
includes(ids, 'x'); // => false
includes(new Map([['pen', 3]]), 3); // => false
