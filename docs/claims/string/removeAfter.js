import { insertAfter } from 'funtool/string';
import { removeAfter } from 'funtool/string';
import { removeBefore } from 'funtool/string';
import { substring } from 'funtool/string';
import _ from 'lodash';

// unchanged-input
const date = '2024-05-31';
removeAfter(date, 3); // => '2024'
date; // => '2024-05-31'

// refused-input
removeAfter(null, 0); // => throws TypeError
removeAfter(null, '-'); // => throws TypeError
removeAfter(undefined, 3); // => throws TypeError
removeAfter(undefined, '-'); // => throws TypeError
removeAfter(20240531, 3); // => throws TypeError
removeAfter(20240531, '-'); // => throws TypeError

// last-kept
[0, 1, 2].map((index) => removeAfter('abc', index)); // => ['a', 'ab', 'abc']
[-1, -2, -3].map((index) => removeAfter('abc', index)); // => ['abc', 'abc', 'abc']

// searched
removeAfter('a.b.c', '.'); // => 'a.'
removeAfter('abc', '.'); // => 'abc'
removeAfter('Aabc', 'a'); // => 'Aa'

// first-code-unit
removeAfter('foo-bar', 'bar'); // => 'foo-b'
removeAfter('foo-bar', '-'); // => 'foo-'

// unchanged
const targets = ['x', -1, NaN, 5, 99, Infinity];
targets.every((target) => removeAfter('draft', target) === 'draft'); // => true

// last-occurrence
removeAfter('a.b.c', 'a.b.c'.lastIndexOf('.')); // => 'a.b.'

// related
removeBefore('2024-05-31', 4); // => '-05-31'
substring('2024-05-31', 5, 7); // => '05'
insertAfter('2024', '!', 3); // => '2024!'

// native-same
const texts = ['', 'a', 'draft', 'a😀b'];
const indexes = [0, 1, 1.9, 2, 4, 5, 99, Infinity];
texts.every((text) => indexes.every((n) => removeAfter(text, n) === text.slice(0, n + 1)));
// => true

// lodash
_.truncate('hello world', { length: 8 }); // => 'hello...'
