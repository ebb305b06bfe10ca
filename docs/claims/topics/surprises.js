import { clone, cloneDeep, includes } from 'funtool/common';
import { awaitTo, debounce, generateVerificationCode, ObjectId } from 'funtool/function';
import { parseQuery, parseQueryDeep, randomInt, urlParse } from 'funtool/function';
import { MathX } from 'funtool/math';
import { merge, mergeDeep } from 'funtool/object';
import { regex } from 'funtool/regex';
import { count, insertAfter, toCamelCase, toKebabCase } from 'funtool/string';
import { toPascalCase, toSnakeCase } from 'funtool/string';
import { isEmpty, isEqual, isNaN as isNaNValue, isNil, isPromise } from 'funtool/type';

// url-parse
urlParse('/p?sku=007&token=YWJj==').query; // => { sku: 7, token: 'YWJj' }

// parse-query
parseQuery('page=2'); // => ''
parseQuery({ page: 2 }); // => 'page=2'

// dates
parseQueryDeep({ from: new Date(0), page: 1 }); // => 'page=1'

// array-order
isEqual({ steps: [1, 2] }, { steps: [2, 1] }); // => true

// arrays-themselves
isEqual([1, 2], [2, 1]); // => false

// empty
isEmpty(0); // => true
isEmpty(new Map()); // => false

// merged-arrays
mergeDeep({ sizes: [36, 38, 40] }, { sizes: [42] }); // => { sizes: [42, 38, 40] }

// lost-defaults
mergeDeep({ theme: 'dark' }, null); // => null

// typed-arrays
cloneDeep(new Uint8Array([7, 9])); // => { 0: 7, 1: 9 }

// first-character
insertAfter('order-42', ' no.', 'order'); // => 'o no.rder-42'

// non-ascii
toKebabCase('Über uns'); // => 'ber-uns'
toSnakeCase('Über uns'); // => 'ber_uns'
toCamelCase('Über uns'); // => 'berUns'
toPascalCase('Über uns'); // => 'BerUns'

// floating-point
new MathX(1.005).value(); // => 1

// password
const passes = (text) => regex.checker(text).use('password').isValid();
passes('P@ssw0rd!'); // => false
passes('000000000000000'); // => true

// email
regex.checker('<script> ada@example.com').use('email').isValid(); // => true

// html
regex.checker('<img src=x onerror=alert(1)').use('html').isValid(); // => false

// count
count('C++ and C', 'C++'); // => throws SyntaxError

// prototype
const body = JSON.parse('{"__proto__": {"admin": true}}');
mergeDeep({}, body).admin; // => true

// math-random
const { random } = Math;
Math.random = () => 0;
const drawn = [randomInt(1, 6), generateVerificationCode(4)];
const first = new ObjectId().toHex().slice(8);
const second = new ObjectId().toHex().slice(8);
Math.random = random;
drawn; // => [1, 'aaaa']
first; // => '0000000000000000'
second; // => '0000000000000000'

// percent
urlParse('/sale?discount=100%'); // => throws URIError

// camel-case
toCamelCase('你好'); // => throws TypeError
toCamelCase(''); // => ''

// map-clone-deep
[{ id: 1 }, { id: 2 }].map(cloneDeep); // => throws TypeError

// cyclic
const cyclic = () => {
  const node = { name: 'menu' };
  return Object.assign(node, { self: node });
};
isEqual(cyclic(), cyclic()); // => throws RangeError

// null-reason
await awaitTo(Promise.reject(null)); // => [null, undefined]
await awaitTo(Promise.resolve()); // => [null, undefined]

// never-settles
const search = debounce((text) => text, 10);
const earlier = search('t');
await search('tea'); // => 'tea'
await Promise.race([earlier, Promise.resolve('pending')]); // => 'pending'

// nil-type typed
const names = ['tea', null];
names.map((name) => {
  if (isNil(name)) return 0;
  // @ts-expect-error -- name is possibly null
  return name.length;
}); // => [3, 0]

// nan-type typed
const prices = [5, 12.5];
prices.map((price) => {
  if (isNaNValue(price)) return '–';
  // @ts-expect-error -- toFixed does not exist on never
  return price.toFixed(2);
}); // => ['5.00', '12.50']

// promise-type
isPromise(null); // => null

// methods typed
class Cart {
  items = 2;
  total() {
    return this.items * 5;
  }
}
cloneDeep(new Cart()).total(); // => throws TypeError

// class-kept
class Cart {
  items = 2;
  total() {
    return this.items * 5;
  }
}
clone(new Cart()).total(); // => 10

// merged-type typed
const merged = merge({ size: 38 }, { size: 'M' });
merged.size; // => 'M'
// @ts-expect-error -- toLowerCase does not exist on never
merged.size.toLowerCase(); // => 'm'

// includes-type typed
includes([1, 2], '2'); // => false
