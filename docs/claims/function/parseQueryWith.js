import { parseQuery, parseQueryDeepWith, parseQueryWith } from 'funtool/function';
import { urlStringify } from 'funtool/function';

// own-keys
const filters = Object.create({ inherited: 1 });
Object.assign(filters, { sort: 'name', [Symbol('tag')]: 1, page: 2, 7: 'b' });
Object.defineProperty(filters, 'hidden', { value: 1 });
Object.entries(filters); // => [['7', 'b'], ['sort', 'name'], ['page', 2]]
parseQueryWith(filters, (key, value) => `${key}=${value}`); // => '7=b&sort=name&page=2'

// no-object
let calls = 0;
const count = () => String(++calls);
['a=1', 5, true, Symbol('tag'), null, undefined].map((value) => parseQueryWith(value, count)); // => ['', '', '', '', '', '']
calls; // => 0

// each-entry
const received = [];
parseQueryWith({ page: 2, brand: null }, (...args) => {
  received.push(args);
  return '?&= ä';
}); // => '?&= ä&?&= ä'
received; // => [['page', 2], ['brand', null]]

// null-skips
parseQueryWith({ page: 2, brand: 'b' }, (key) => (key === 'brand' ? null : key)); // => 'page'

// nothing-returned
parseQueryWith({}, () => 'a'); // => ''
parseQueryWith({ page: 2 }, () => null); // => ''

// separators
const query = parseQueryWith({ name: 'salt & a=b' }, (key, value) => `${key}=${value}`);
[...new URLSearchParams(query)]; // => [['name', 'salt '], [' a', 'b']]

// strings-only
const results = { a: 1, b: true, c: {}, d: ['d'], e: new String('e'), f: 'f' };
parseQueryWith(results, (key, value) => value); // => 'f'

// encoded-pairs
parseQuery({ name: 'salt & pepper', brand: null, color: undefined });
// => 'name=salt%20%26%20pepper'

// nested
parseQueryDeepWith({ price: { min: 10 } }, (path) => path.join('.')); // => 'price.min=10'

// repeated-keys
urlStringify({ hostname: 'shop.example', query: { size: ['S', 'M'] } });
// => '//shop.example/?size=S&size=M'

// native-line
const write = (key, value) => (value === null ? null : `${key}=${value}`);
const native = (obj) =>
  Object.entries(obj)
    .map(([key, value]) => write(key, value))
    .filter((part) => part !== null)
    .join('&');
const objects = [{}, { page: 2 }, { b: 1, 2: 'x', brand: null }, ['red', null]];
objects.map((obj) => parseQueryWith(obj, write) === native(obj));
// => [true, true, true, true]
