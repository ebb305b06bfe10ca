import { parseQuery, parseQueryDeep, urlParse } from 'funtool/function';

// own-keys
const price = Object.create({ inherited: 1 });
Object.assign(price, { min: 10, [Symbol('tag')]: 1, 7: 'b' });
Object.defineProperty(price, 'hidden', { value: 1 });
parseQueryDeep({ sort: { by: { price } }, 2: 'c', page: 1 });
// => '2=c&sort[by][price][7]=b&sort[by][price][min]=10&page=1'

// no-object
['a=1', 5, true, Symbol('tag'), null, undefined].map((value) => parseQueryDeep(value));
// => ['', '', '', '', '', '']

// pairs
parseQueryDeep({ price: { min: 10 }, tag: ['a', 'b'] });
// => 'price[min]=10&tag[]=a&tag[]=b'

// encoded
const [key, value] = ['a b&', 'ä=/'];
parseQueryDeep({ [key]: { [key]: value } }) ===
  `${encodeURIComponent(key)}[${encodeURIComponent(key)}]=${encodeURIComponent(value)}`;
// => true

// half-key
parseQueryDeep({ price: { ['😀'.slice(0, 1)]: 1 } }); // => throws URIError

// without-keys
const values = [new Date(0), new Map([['a', 1]]), new Set(['a']), /a/, new Error('a')];
values.map((value) => Object.keys(value).length); // => [0, 0, 0, 0, 0]
values.map((value) => parseQueryDeep({ value })); // => ['', '', '', '', '']
const others = [new URL('https://shop.example/'), Promise.resolve('a')];
others.map((value) => parseQueryDeep({ value })); // => ['', '']

// to-json
class Price {
  toJSON() {
    return 'converted';
  }
}
parseQueryDeep({ price: new Price() }); // => ''

// accepted-by-url
new URL('https://shop.example/?price[min]=10').search; // => '?price[min]=10'

// kept-values
parseQueryDeep({ a: 0, b: false, c: '', d: NaN, e: null, f: undefined });
// => 'a=0&b=false&c=&d=NaN'

// flat
parseQuery({ page: 2, tag: ['a', 'b'] }); // => 'page=2&tag=a%2Cb'
parseQuery({ price: { min: 10 } }); // => 'price=%5Bobject%20Object%5D'

// native-params
new URLSearchParams({ price: { min: 10 } }).get('price'); // => '[object Object]'

// reading
urlParse('/tea?price[min]=10').query; // => { 'price[min]': 10 }
