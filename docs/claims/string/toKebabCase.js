import { toCamelCase } from 'funtool/string';
import { toKebabCase } from 'funtool/string';
import { toSnakeCase } from 'funtool/string';
import { words } from 'funtool/string';
import _ from 'lodash';

// split
const texts = ['Order ID', 'orderId', 'APIversion', 'mp3Player', "don't", 'Über uns'];
texts.every((text) => toKebabCase(text) === words(text).join('-').toLowerCase()); // => true
texts[0]; // => 'Order ID'

// not-a-string
toKebabCase(null); // => throws TypeError
toKebabCase(undefined); // => throws TypeError
toKebabCase(404); // => throws TypeError
toKebabCase(true); // => throws TypeError
toKebabCase(['order']); // => throws TypeError
toKebabCase({ name: 'order' }); // => throws TypeError

// joined
toKebabCase('Billing  Address_Line'); // => 'billing-address-line'

// plain-characters
const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
const results = units.map((unit) => toKebabCase(`${unit}aB${unit}`));
results.every((result) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(result)); // => true

// repeated
const units = Array.from({ length: 0x100 }, (_, unit) => String.fromCharCode(unit));
const texts = units.flatMap((unit) => [unit, `${unit}aB1`, `XYz${unit}9b`, `A${unit}Test`]);
texts.every((text) => toKebabCase(toKebabCase(text)) === toKebabCase(text)); // => true

// related
toSnakeCase('orderId'); // => 'order_id'
toCamelCase('order-id'); // => 'orderId'
words('orderId'); // => ['order', 'Id']

// dataset browser
const row = document.createElement('div');
row.dataset.orderId = '7';
row.getAttribute('data-order-id'); // => '7'

// lodash-differs
_.kebabCase('größe'); // => 'grosse'
_.kebabCase('关于我们'); // => '关于我们'
_.kebabCase("What's new"); // => 'whats-new'
_.kebabCase('ThisIsATest'); // => 'this-is-a-test'
_.kebabCase(null); // => ''

// separated
toKebabCase('API version'); // => 'api-version'
