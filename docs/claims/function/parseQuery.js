import { parseQuery, parseQueryDeep } from 'funtool/function';
import { parseQueryDeepWith, parseQueryWith, urlStringify } from 'funtool/function';

// own-keys
const filters = Object.create({ inherited: 1 });
Object.defineProperty(filters, 'hidden', { value: 1 });
Object.assign(filters, { sort: 'name', [Symbol('tag')]: 1, page: 2, 7: 'b' });
Object.keys(filters); // => ['7', 'sort', 'page']
parseQuery(filters); // => '7=b&sort=name&page=2'

// no-object
['page=2', 5, true, 7n, Symbol('tag'), null, undefined].map((value) => parseQuery(value));
// => ['', '', '', '', '', '', '']

// encoded-pairs
const text = 'ä b&c=d/+?';
parseQuery({ [text]: text, page: 2 }) ===
  `${encodeURIComponent(text)}=${encodeURIComponent(text)}&page=2`; // => true
parseQuery({ 'full name': 'Ada L' }); // => 'full%20name=Ada%20L'

// nothing-left
parseQuery({}); // => ''
parseQuery({ brand: null, color: undefined }); // => ''

// half-key
parseQuery({ ['😀'.slice(0, 1)]: 1 }); // => throws URIError

// local-date
const since = new Date(2024, 4, 1);
parseQuery({ since }) === `since=${encodeURIComponent(String(since))}`; // => true
String(since).startsWith('Wed May 01 2024 00:00:00 GMT'); // => true

// without-keys
parseQuery(new Map([['page', 2]])); // => ''
parseQuery(new Set(['page'])); // => ''
parseQuery(new URLSearchParams('page=2')); // => ''

// own-function
parseQueryWith({ page: 2, size: 20 }, (key, value) => `${key}:${value}`);
// => 'page:2&size:20'

// nested
const filters = { price: { min: 10 } };
parseQueryDeep(filters); // => 'price[min]=10'
parseQueryDeepWith(filters, (path) => path.join('.')); // => 'price.min=10'

// whole-url
urlStringify({ hostname: 'shop.example', query: { size: ['S', 'M'] } });
// => '//shop.example/?size=S&size=M'

// native-params
String(new URLSearchParams({ page: 2, city: 'Bonn' })); // => 'page=2&city=Bonn'
String(new URLSearchParams({ a: null, b: undefined, c: 'x y' }));
// => 'a=null&b=undefined&c=x+y'
const params = new URLSearchParams('size=S&size=M');
params.getAll('size'); // => ['S', 'M']

// plus
parseQuery({ search: 'a+b' }); // => 'search=a%2Bb'

// from-entries
parseQuery(Object.fromEntries(new URLSearchParams('page=2&size=20'))); // => 'page=2&size=20'
