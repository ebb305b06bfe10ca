import { parseQueryDeep, parseQueryDeepWith, parseQueryWith } from 'funtool/function';

// levels
parseQueryDeepWith({ a: { b: { c: [[1], 2] } }, page: 3 }, (path) => path.join('.'));
// => 'a.b.c.0.0=1&a.b.c.1=2&page=3'

// no-object
const byDots = (path) => path.join('.');
['a=1', 5, true, Symbol('tag'), null, undefined].map((value) => parseQueryDeepWith(value, byDots)); // => ['', '', '', '', '', '']

// paths
const paths = [];
parseQueryDeepWith({ 'a b': { c: [1, 2] }, d: 3 }, (path) => {
  paths.push(path);
  return 'key';
}); // => 'key=1&key=2&key=3'
paths; // => [['a%20b', 'c', '0'], ['a%20b', 'c', '1'], ['d']]
new Set(paths).size; // => 3

// as-it-is
parseQueryDeepWith({ a: 1 }, () => 'ä [b]&'); // => 'ä [b]&=1'

// encoded
const [key, value] = ['a b&', 'ä=/'];
parseQueryDeepWith({ [key]: value }, ([first]) => first) ===
  `${encodeURIComponent(key)}=${encodeURIComponent(value)}`; // => true

// missing-builder
parseQueryDeepWith({ page: 2 }); // => throws TypeError
parseQueryDeepWith({ page: null, tags: [] }); // => ''

// half-key
const half = '😀'.slice(0, 1);
parseQueryDeepWith({ [half]: 1 }, (path) => path.join('.')); // => throws URIError

// never-called
let calls = 0;
const values = [new Date(0), new Map([['a', 1]]), new Set(['a']), {}, []];
parseQueryDeepWith({ values }, () => {
  calls += 1;
  return 'key';
}); // => ''
calls; // => 0

// brackets
parseQueryDeep({ price: { min: 10 }, tag: ['a'] }); // => 'price[min]=10&tag[]=a'

// flat-entries
const values = [];
parseQueryWith({ page: 2, price: { min: 10 }, tag: 'a' }, (key, value) => {
  values.push(value);
  return value === 'a' ? null : key;
}); // => 'page&price'
values; // => [2, { min: 10 }, 'a']

// native-params
new URLSearchParams({ price: { min: 10 } }).get('price'); // => '[object Object]'
const params = new URLSearchParams();
params.append('price.min', 10);
params.append('price.max', 50);
String(params); // => 'price.min=10&price.max=50'
