import { includes } from 'funtool/common';
import { count } from 'funtool/string';
import { findIndex } from 'funtool/string';
import { substring } from 'funtool/string';

// from-the-beginning
findIndex('abcabc', 'a', 1); // => 0
findIndex('abcabc', 'bc'); // => 1

// literal
findIndex('Order order', 'order'); // => 6
findIndex('ab.c', '.'); // => 2
findIndex('abc', '.'); // => -1

// code-units
findIndex('a-b-c', '-'); // => 1
findIndex('👍👍!', '!'); // => 4

// missing
findIndex('abc', 'd'); // => -1
findIndex('', 'd'); // => -1

// empty
findIndex('abc', ''); // => 0
findIndex('', ''); // => 0

// without-method
findIndex(null, 'a'); // => throws TypeError
findIndex(undefined, 'a'); // => throws TypeError
findIndex(2024, '2'); // => throws TypeError
findIndex(true, 't'); // => throws TypeError
findIndex({ name: 'Ada' }, 'Ada'); // => throws TypeError

// function-itself
const isLate = (order) => order.late;
const isNever = () => {
  throw new Error('called');
};
findIndex([isLate, isNever], isNever); // => 1
findIndex([{ late: true }], isNever); // => -1

// slashes
findIndex('Room /\\d/ 12', /\d/); // => 5

// related
substring('2026-Q3', findIndex('2026-Q3', 'Q'), 7); // => 'Q3'
count('a1b22', '\\d'); // => 3
includes('2026-Q3', 'Q'); // => true
includes('2026-Q3', 'q'); // => false

// native-same
const texts = ['', 'abcabc', 'is undefined', 'Caf\u00e9 👍', '/\\d/'];
const parts = ['', 'a', 'bc', 'x', '👍', '\udc4d', undefined, null, 1, /\d/];
texts.every((text) => parts.every((part) => findIndex(text, part) === text.indexOf(part)));
// => true
'abcabc'.indexOf('a', 1); // => 3

// native-search
'Room 12'.search(/\d/); // => 5
