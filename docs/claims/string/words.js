import { toCamelCase } from 'funtool/string';
import { toKebabCase } from 'funtool/string';
import { toPascalCase } from 'funtool/string';
import { toSnakeCase } from 'funtool/string';
import { toTitleCase } from 'funtool/string';
import { words } from 'funtool/string';
import _ from 'lodash';

// in-order
const name = 'Order_STATUS-code 2';
words(name); // => ['Order', 'STATUS', 'code', '2']
name; // => 'Order_STATUS-code 2'
words(name) === words(name); // => false

// not-a-string
words(null); // => throws TypeError
words(undefined); // => throws TypeError
words(2024); // => throws TypeError
words(true); // => throws TypeError
words(['orderStatus']); // => throws TypeError
words({ name: 'orderStatus' }); // => throws TypeError

// no-word
['', '   ', '_-_', '—!', '订单'].map((text) => words(text).length); // => [0, 0, 0, 0, 0]

// ascii
words('订单'); // => []
words('заказ'); // => []
words('👍'); // => []
words('order 订单 заказ 👍 list'); // => ['order', 'list']

// capitals
words('ABCDef'); // => ['ABC', 'Def']
words('ABCdef'); // => ['AB', 'Cdef']
words('ABC'); // => ['ABC']
words('ABC_def'); // => ['ABC', 'def']

// two-capitals
words('IDs'); // => ['ID', 's']
words('IDCard'); // => ['ID', 'Card']

// digits
words('a1b22'); // => ['a', '1', 'b', '22']
words('A1'); // => ['A', '1']

// joined-again
const names = ['orderStatus', 'APIversion', 'ThisIsATest', 'mp3 player', "don't"];
const joined = (name, separator) => words(name).join(separator).toLowerCase();
names.every((name) => toKebabCase(name) === joined(name, '-')); // => true
names.every((name) => toSnakeCase(name) === joined(name, '_')); // => true
names.every((name) => toCamelCase(name).toLowerCase() === joined(name, '')); // => true
names.every((name) => toPascalCase(name).toLowerCase() === joined(name, '')); // => true
toCamelCase('APIversion'); // => 'apIversion'
toPascalCase('APIversion'); // => 'APIversion'

// title-case
toTitleCase('orderStatus'); // => 'Orderstatus'
words('orderStatus'); // => ['order', 'Status']

// native-split
'order-status-code'.split('-'); // => ['order', 'status', 'code']

// lodash-words
_.words('naïve заказ'); // => ['naïve', 'заказ']
_.words('ThisIsATest'); // => ['This', 'Is', 'A', 'Test']
_.words("don't stop"); // => ["don't", 'stop']
_.words('a-b, c', /[^, ]+/g); // => ['a-b', 'c']
_.words(null); // => []

// lodash-same
_.words('APIversion'); // => ['AP', 'Iversion']
words('APIversion'); // => ['AP', 'Iversion']

// apostrophes
words("don't panic".replaceAll("'", '')); // => ['dont', 'panic']
