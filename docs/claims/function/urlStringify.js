import { parseQuery, parseQueryDeep, urlParse, urlStringify } from 'funtool/function';

// protocols
const hostname = 'shop.example';
urlStringify({ protocol: 'https', hostname }); // => 'https://shop.example/'
urlStringify({ protocol: 'https:', hostname }); // => 'https://shop.example/'
urlStringify({ hostname }); // => '//shop.example/'

// raw-host
urlStringify({ hostname: 'Shop.Example?ä b' }); // => '//Shop.Example?ä b/'

// ports
const hostname = 'shop.example';
urlStringify({ hostname, port: '8080' }); // => '//shop.example:8080/'
urlStringify({ hostname, port: '' }); // => '//shop.example/'

// paths
const hostname = 'shop.example';
urlStringify({ hostname, pathname: 'ä b%/../?c' }); // => '//shop.example/ä b%/../?c'
urlStringify({ hostname, pathname: '/tea' }); // => '//shop.example/tea'

// query-keys
const query = Object.create({ inherited: 1 });
Object.assign(query, { 'a b&': 'ä/=', [Symbol('tag')]: 1 });
Object.defineProperty(query, 'hidden', { value: 1 });
urlStringify({ hostname: 'x.org', query }) ===
  `//x.org/?${encodeURIComponent('a b&')}=${encodeURIComponent('ä/=')}`; // => true

// hashes
const hostname = 'shop.example';
urlStringify({ hostname, hash: 'ä b%' }); // => '//shop.example/#ä b%'
urlStringify({ hostname, hash: '#top' }); // => '//shop.example/#top'

// left-out
const write = (query) => urlStringify({ hostname: 'x.org', query });
write({}); // => '//x.org/'
write({ a: null, b: undefined, c: [] }); // => '//x.org/'
write({ '': 1 }); // => '//x.org/'
write({ search: '', a: null, '': 1, page: 2 }); // => '//x.org/?search=&page=2'

// not-strings
const hostname = 'shop.example';
urlStringify({ hostname, pathname: 5 }); // => throws TypeError
urlStringify({ hostname, hash: ['top'] }); // => throws TypeError
urlStringify({ hostname, hash: 0 }); // => '//shop.example/'
urlStringify({ hostname, hash: null }); // => '//shop.example/'

// half-key
const query = { ['😀'.slice(0, 1)]: 1 };
urlStringify({ hostname: 'x.org', query }); // => throws URIError

// early-end
const pathOf = (pathname) =>
  new URL(urlStringify({ protocol: 'https', hostname: 'x.org', pathname })).pathname;
pathOf('/green?tea'); // => '/green'
pathOf('/green#tea'); // => '/green'

// native-plus
const url = new URL('https://shop.example/tea?name=green%20tea&zip=01067');
url.searchParams.set('page', '2');
url.search; // => '?name=green+tea&zip=01067&page=2'
url.searchParams.get('name'); // => 'green tea'

// local-date
const since = new Date(2024, 4, 1);
urlStringify({ hostname: 'x.org', query: { since } }) ===
  `//x.org/?since=${encodeURIComponent(String(since))}`; // => true
String(since).startsWith('Wed May 01 2024 00:00:00 GMT'); // => true

// map-as-query
urlStringify({ hostname: 'x.org', query: new Map([['page', 2]]) }); // => '//x.org/'

// taken-apart
const { protocol, hostname, pathname } = urlParse('https://shop.example/tea');
[protocol, hostname, pathname]; // => ['https:', 'shop.example', '/tea']

// query-alone
parseQuery({ page: 2 }); // => 'page=2'
parseQueryDeep({ price: { min: 10 } }); // => 'price[min]=10'

// native-url
const url = new URL('https://shop.example/');
url.pathname = '/Who is #1?';
url.hash = 'green tea';
url.href; // => 'https://shop.example/Who%20is%20%231%3F#green%20tea'
new URL('https://a b/'); // => throws TypeError
new URL('//shop.example'); // => throws TypeError

// slashes
urlStringify({ protocol: 'https:', hostname: 'x.org' }); // => 'https://x.org/'
urlStringify({ protocol: 'https://', hostname: 'x.org' }); // => 'https://://x.org/'
