import { capitalizeFirstLetter } from 'funtool/string';
import { toLowerAt } from 'funtool/string';
import { toUpperAt } from 'funtool/string';
import { toUpperCase } from 'funtool/string';
import _ from 'lodash';

// unchanged-input
const name = 'onclick';
toUpperAt(name, 2); // => 'onClick'
name; // => 'onclick'

// refused-input
toUpperAt(null, 0); // => throws TypeError
toUpperAt(null, 'a'); // => throws TypeError
toUpperAt(undefined, 0); // => throws TypeError
toUpperAt(undefined, 'a'); // => throws TypeError
toUpperAt(42, 0); // => throws TypeError
toUpperAt(42, '4'); // => throws TypeError

// indexes
[0, 1, 2].map((index) => toUpperAt('abc', index)); // => ['Abc', 'aBc', 'abC']
[-1, -2, -3].map((index) => toUpperAt('abc', index)); // => ['abc', 'abc', 'abc']

// searched
toUpperAt('a.b.b', 'b'); // => 'a.B.b'
toUpperAt('abc', '.'); // => 'abc'
toUpperAt('Aab', 'a'); // => 'AAb'

// unchanged
const targets = ['x', -1, -0.5, 5, 99, Infinity];
targets.every((target) => toUpperAt('draft', target) === 'draft'); // => true

// bad-index
toUpperAt('grey', NaN); // => throws TypeError
toUpperAt('grey', 0.5); // => throws TypeError
toUpperAt('grey', 3.5); // => throws TypeError
toUpperAt('grey', Math.round(0.5)); // => 'gRey'

// related
capitalizeFirstLetter('abc'); // => 'Abc'
toUpperCase('abc'); // => 'ABC'
toLowerAt('ABC', 1); // => 'AbC'

// native-same
const text = 'size-m';
text.slice(0, 2) + text[2].toUpperCase() + text.slice(3); // => 'siZe-m'
const withNative = (text, n) => text.slice(0, n) + text[n].toUpperCase() + text.slice(n + 1);
[...text].every((_, n) => toUpperAt(text, n) === withNative(text, n)); // => true
