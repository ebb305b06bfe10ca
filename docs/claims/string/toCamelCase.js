import { toCamelCase } from 'funtool/string';
import { toKebabCase } from 'funtool/string';
import { toPascalCase } from 'funtool/string';
import { toSnakeCase } from 'funtool/string';
import { words } from 'funtool/string';
import _ from 'lodash';

// unchanged-input
const name = 'order_id';
toCamelCase(name); // => 'orderId'
name; // => 'order_id'

// falsy
const falsy = ['', null, undefined, false, 0, -0, 0n, NaN];
falsy.every((value) => toCamelCase(value) === ''); // => true

// other-types
toCamelCase(2024); // => throws TypeError
toCamelCase(1n); // => throws TypeError
toCamelCase(true); // => throws TypeError
toCamelCase(['order']); // => throws TypeError
toCamelCase({ name: 'order' }); // => throws TypeError
toCamelCase(() => 'order'); // => throws TypeError
toCamelCase(Symbol('order')); // => throws TypeError

// joined
toCamelCase('Billing_address-line 2'); // => 'billingAddressLine2'
toCamelCase('PARSE HTML FILE'); // => 'parseHtmlFile'

// no-word
toCamelCase('   ');
// => throws TypeError
toCamelCase('—!'); // => throws TypeError
toCamelCase('订单'); // => throws TypeError
['   ', '—!', '订单'].map((text) => words(text).length); // => [0, 0, 0]

// other-converters
['   ', '—!', '订单'].map(toPascalCase); // => ['', '', '']
['   ', '—!', '订单'].map(toKebabCase); // => ['', '', '']
['   ', '—!', '订单'].map(toSnakeCase); // => ['', '', '']

// identifier
/^[\p{ID_Start}$_]/u.test('2FaCode'); // => false

// related
toPascalCase('parse HTML'); // => 'ParseHTML'
toCamelCase('parse HTML'); // => 'parseHtml'
toSnakeCase('orderId'); // => 'order_id'
toKebabCase('orderId'); // => 'order-id'
words('orderId'); // => ['order', 'Id']

// lodash-letters
_.camelCase('—'); // => ''
_.camelCase('größe'); // => 'grosse'
_.camelCase('naïve'); // => 'naive'
_.camelCase('order 订单'); // => 'order订单'
_.camelCase("don't stop"); // => 'dontStop'

// split
const texts = ['Order ID', 'orderId', 'APIversion', 'mp3Player', "don't", 'Über uns'];
texts.every((text) => toCamelCase(text).toLowerCase() === words(text).join('').toLowerCase());
// => true

// separated
toCamelCase('API-version'); // => 'apiVersion'
