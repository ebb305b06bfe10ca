import { insertAfter } from 'funtool/string';
import { insertBefore } from 'funtool/string';
import { padStart } from 'funtool/string';
import { removeBefore } from 'funtool/string';

// unchanged-input
const text = '129';
insertBefore(text, '.', 1); // => '1.29'
text; // => '129'

// refused-input
insertBefore(null, '.', 0); // => throws TypeError
insertBefore(null, '.', 'a'); // => throws TypeError
insertBefore(undefined, '.', 2); // => throws TypeError
insertBefore(undefined, '.', 'a'); // => throws TypeError
insertBefore(1299, '.', 2); // => throws TypeError
insertBefore(1299, '.', '2'); // => throws TypeError

// literal-text
const patterns = ['$&', '$1', '$$', '$`', "$'", '\\'];
patterns.every((text) => insertBefore('abc', text, 'b') === 'a' + text + 'bc'); // => true

// indexes
[0, 1, 2, 3].map((index) => insertBefore('abc', '!', index));
// => ['!abc', 'a!bc', 'ab!c', 'abc!']
[-1, -2, -3, -4].map((index) => insertBefore('abc', '!', index));
// => ['abc', 'abc', 'abc', 'abc']

// searched
insertBefore('a.b.c', '!', '.'); // => 'a!.b.c'
insertBefore('abc', '!', '.'); // => 'abc'
insertBefore('Aa', '!', 'a'); // => 'A!a'

// not-found
insertBefore('draft', '!', 'x'); // => 'draft'
insertBefore('draft', '!', -1); // => 'draft'
insertBefore('draft', '!', 6); // => 'draft'
insertBefore('draft', '!', Infinity); // => 'draft'
insertBefore('draft', '!', NaN); // => '!draft'

// null-text
insertBefore('a.jpg', null, '.'); // => 'anull.jpg'

// related
insertAfter('2026Q3', '-', '6'); // => '2026-Q3'
padStart('5', 3, '0'); // => '005'
removeBefore('2026-Q3', 'Q'); // => 'Q3'

// native-same
const withNative = (text, extra, n) => text.slice(0, n) + extra + text.slice(n);
const texts = ['', 'a', 'draft', 'a😀b'];
const indexes = texts.map((text) => [...Array(text.length + 1).keys()]);
texts.every((text, position) =>
  indexes[position].every((n) => withNative(text, '!', n) === insertBefore(text, '!', n)),
); // => true

// native-from-the-end
const text = '1299';
text.slice(0, -2) + '.' + text.slice(-2); // => '12.99'
