import { parseQuery, urlParse, urlStringify } from 'funtool/function';

// forms
const [full, slashes, query, path] = [
  'https://shop.example/tea?page=2',
  '//shop.example/tea',
  '/tea?page=2',
  'tea',
].map((url) => urlParse(url));
[full.host, full.pathname, full.query]; // => ['shop.example', '/tea', { page: 2 }]
[slashes.host, slashes.pathname, slashes.query]; // => ['shop.example', '/tea', {}]
[query.host, query.pathname, query.query]; // => ['', '/tea', { page: 2 }]
[path.host, path.pathname, path.query]; // => ['', 'tea', {}]

// taken-as-it-is
urlParse('not a URL').pathname; // => 'not a URL'
urlParse(' /tea ').pathname; // => ' /tea '
urlParse('../tea').pathname; // => '../tea'
urlParse('https://a b/').host; // => 'a b'

// ten-fields
const parsed = urlParse('/tea');
Object.keys(parsed).length; // => 10
Object.getPrototypeOf(parsed) === Object.prototype; // => true

// missing-parts
const { pathname, query, origin, ...others } = urlParse('');
[pathname, query, origin]; // => ['/', {}, '//']
others;
// => { host: '', hostname: '', port: '', protocol: '', href: '', search: '', hash: '' }
urlParse('/tea').origin; // => '//'
urlParse('file:///x').origin; // => 'file://'

// unchanged-url
const url = ' HTTPS://Shop.Example/a%20b/../c?x= y=z#p%20q#r';
urlParse(url).href === url; // => true

// values
urlParse('/tea?name=%20green%20tea%20&%20size%20=%C3%A4').query;
// => { name: 'green tea', size: 'ä' }
urlParse('/tea?a=12&b=1.5&c=true&d=false').query; // => { a: 12, b: 1.5, c: true, d: false }
urlParse('/tea?a=-1&b=1e3&c=.5&d=5.&e=True&f=null').query;
// => { a: '-1', b: '1e3', c: '.5', d: '5.', e: 'True', f: 'null' }

// no-value
urlParse('/tea?search&sort=&=x').query; // => { search: '', sort: '' }

// decoded-parts
const { pathname, search, hash } = urlParse('/a%20b?c=d%20e#f%20g');
[pathname, search, hash]; // => ['/a%20b', '?c=d%20e', '#f g']

// invalid-sequences
urlParse('/tea?%=1'); // => throws URIError
urlParse('/tea?a=%zz'); // => throws URIError
urlParse('/tea?a=%E4'); // => throws URIError
urlParse('/tea#%'); // => throws URIError
urlParse('/%').pathname; // => '/%'

// no-string
urlParse(5); // => throws TypeError
urlParse(null); // => throws TypeError
urlParse({ href: '/tea' }); // => throws TypeError

// own-property-name
urlParse('/tea?page=2&hasOwnProperty=1').query; // => { page: 2, hasOwnProperty: 1 }

// form-encoding
String(new URLSearchParams({ search: 'green tea' })); // => 'search=green+tea'

// protocols
urlParse('abc://shop.example/').protocol; // => 'abc:'
urlParse('git+ssh://shop.example/').protocol; // => ''
urlParse('h2://shop.example/').protocol; // => ''
urlParse('https:/shop.example/').protocol; // => ''

// hash-route
const { hash } = urlParse('/app#/orders?page=2&name=green%20tea');
hash; // => '#/orders?page=2&name=green tea'
urlParse(hash.slice(1)).query; // => { page: 2, name: 'green tea' }

// prototype
const { query } = urlParse('/tea?__proto__=1&__proto__=x&page=2');
Object.getPrototypeOf(query) === Object.prototype; // => true
query; // => { page: 2 }

// round-trip
const back = (url) => urlStringify(urlParse(url));
back('https://shop.example/tea?page=2#top'); // => 'https://shop.example/tea?page=2#top'
back('https://shop.example/tea?zip=01067'); // => 'https://shop.example/tea?zip=1067'

// builds
parseQuery({ page: 2, sort: 'price' }); // => 'page=2&sort=price'
parseQuery('page=2'); // => ''

// native-url
const url = new URL('https://ada:secret@[::1]:3000/?zip=01067&sale=true');
[url.username, url.hostname, url.port]; // => ['ada', '[::1]', '3000']
url.searchParams.get('zip'); // => '01067'
url.searchParams.get('sale'); // => 'true'

// native-base
new URL('/tea'); // => throws TypeError
new URL('shop.example/tea'); // => throws TypeError
new URL('/tea', 'https://shop.example/').href; // => 'https://shop.example/tea'
