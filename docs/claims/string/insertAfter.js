import { insertAfter } from 'funtool/string';
import { insertBefore } from 'funtool/string';
import { removeAfter } from 'funtool/string';

// unchanged-input
const text = '2026Q3';
insertAfter(text, '-', 3); // => '2026-Q3'
text; // => '2026Q3'

// refused-input
insertAfter(null, '-', 0); // => throws TypeError
insertAfter(null, '-', 'a'); // => throws TypeError
insertAfter(undefined, '-', 3); // => throws TypeError
insertAfter(undefined, '-', 'a'); // => throws TypeError
insertAfter(202603, '-', 3); // => throws TypeError
insertAfter(202603, '-', '3'); // => throws TypeError

// literal-text
const patterns = ['$&', '$1', '$$', '$`', "$'", '\\'];
patterns.every((text) => insertAfter('abc', text, 'b') === 'ab' + text + 'c'); // => true

// indexes
[0, 1, 2].map((index) => insertAfter('abc', '!', index)); // => ['a!bc', 'ab!c', 'abc!']
[-1, -2, -3, -4].map((index) => insertAfter('abc', '!', index));
// => ['abc', 'abc', 'abc', 'abc']

// searched
insertAfter('a.b.c', '!', '.'); // => 'a.!b.c'
insertAfter('abc', '!', '.'); // => 'abc'
insertAfter('Aa', '!', 'a'); // => 'Aa!'

// not-found
insertAfter('draft', '!', 'x'); // => 'draft'
insertAfter('draft', '!', -1); // => 'draft'
insertAfter('draft', '!', 5); // => 'draft'
insertAfter('draft', '!', Infinity); // => 'draft'
insertAfter('draft', '!', NaN); // => '!draft'

// null-text
insertAfter('Dr. Ada', null, '.'); // => 'Dr.null Ada'

// related
insertBefore('foo-bar', '_', '-bar'); // => 'foo_-bar'
removeAfter('2026-Q3', '-'); // => '2026-'

// native-index
const withNative = (text, extra, n) => text.slice(0, n + 1) + extra + text.slice(n + 1);
const texts = ['a', 'draft', 'a😀b'];
const indexes = texts.map((text) => [...Array(text.length).keys()]);
texts.every((text, position) =>
  indexes[position].every((n) => withNative(text, '!', n) === insertAfter(text, '!', n)),
); // => true
