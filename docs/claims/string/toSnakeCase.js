import { toCamelCase } from 'funtool/string';
import { toKebabCase } from 'funtool/string';
import { toSnakeCase } from 'funtool/string';
import { words } from 'funtool/string';
import _ from 'lodash';

// split
const texts = ['Order ID', 'orderId', 'APIversion', 'mp3Player', "don't", 'naïve'];
texts.every((text) => toSnakeCase(text) === words(text).join('_').toLowerCase()); // => true
texts[0]; // => 'Order ID'

// not-a-string
toSnakeCase(null); // => throws TypeError
toSnakeCase(undefined); // => throws TypeError
toSnakeCase(7); // => throws TypeError
toSnakeCase(true); // => throws TypeError
toSnakeCase(['order']); // => throws TypeError
toSnakeCase({ name: 'order' }); // => throws TypeError

// joined
toSnakeCase('Billing  address-Line'); // => 'billing_address_line'

// plain-characters
const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
const results = units.map((unit) => toSnakeCase(`${unit}aB${unit}`));
results.every((result) => /^[a-z0-9]+(_[a-z0-9]+)*$/.test(result)); // => true

// repeated
const units = Array.from({ length: 0x100 }, (_, unit) => String.fromCharCode(unit));
const texts = units.flatMap((unit) => [unit, `${unit}aB1`, `XYz${unit}9b`, `A${unit}Test`]);
texts.every((text) => toSnakeCase(toSnakeCase(text)) === toSnakeCase(text)); // => true

// not-restored
toCamelCase(toSnakeCase('orderId')); // => 'orderId'
toCamelCase(toSnakeCase('_id')); // => 'id'
toCamelCase(toSnakeCase('i18n')); // => 'i18N'

// related
toKebabCase('orderId'); // => 'order-id'
words('orderId'); // => ['order', 'Id']

// lodash-differs
_.snakeCase('größe'); // => 'grosse'
_.snakeCase('订单'); // => '订单'
_.snakeCase('ThisIsATest'); // => 'this_is_a_test'
_.snakeCase(null); // => ''

// non-ascii
toSnakeCase('über'); // => 'ber'
toSnakeCase('привет_мир'); // => ''

// separated
toSnakeCase('APIVersion'); // => 'api_version'
