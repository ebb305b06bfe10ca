import { removeAfter } from 'funtool/string';
import { removeBefore } from 'funtool/string';
import { substring } from 'funtool/string';
import { trimStart } from 'funtool/string';

// unchanged-input
const id = 'invoice-1042';
removeBefore(id, 8); // => '1042'
id; // => 'invoice-1042'

// refused-input
removeBefore(null, 0); // => throws TypeError
removeBefore(null, '#'); // => throws TypeError
removeBefore(undefined, 1); // => throws TypeError
removeBefore(undefined, '#'); // => throws TypeError
removeBefore(1042, 1); // => throws TypeError
removeBefore(1042, '4'); // => throws TypeError

// first-kept
[0, 1, 2].map((index) => removeBefore('abc', index)); // => ['abc', 'bc', 'c']
[-1, -2, -3].map((index) => removeBefore('abc', index)); // => ['abc', 'abc', 'abc']

// searched
removeBefore('a.b.c', '.'); // => '.b.c'
removeBefore('abc', '.'); // => 'abc'
removeBefore('Aabc', 'a'); // => 'abc'

// with-target
removeBefore('foo-bar-baz', 'bar'); // => 'bar-baz'
removeBefore('foo-bar-baz', 4); // => 'bar-baz'

// unchanged
const targets = ['x', -1, -99, NaN, -Infinity];
targets.every((target) => removeBefore('draft', target) === 'draft'); // => true

// related
removeAfter('invoice-1042', 6); // => 'invoice'
trimStart(' -1042'); // => '-1042'
substring('2024-05-31', 5, 7); // => '05'

// native-same
const texts = ['', 'a', 'draft', 'a😀b'];
const indexes = [0, 1, 1.9, 2, 4, 5, 99, Infinity];
texts.every((text) => indexes.every((n) => removeBefore(text, n) === text.slice(n)));
// => true

// from-the-end
'invoice-1042'.slice(-4); // => '1042'
