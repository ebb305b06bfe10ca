import { lowercaseFirstLetter } from 'funtool/string';
import { toLowerAt } from 'funtool/string';
import { toLowerCase } from 'funtool/string';
import { toUpperAt } from 'funtool/string';
import _ from 'lodash';

// unchanged-input
const name = 'UserProfile';
toLowerAt(name, 0); // => 'userProfile'
name; // => 'UserProfile'

// refused-input
toLowerAt(null, 0); // => throws TypeError
toLowerAt(null, 'A'); // => throws TypeError
toLowerAt(undefined, 0); // => throws TypeError
toLowerAt(undefined, 'A'); // => throws TypeError
toLowerAt(42, 0); // => throws TypeError
toLowerAt(42, '4'); // => throws TypeError

// indexes
[0, 1, 2].map((index) => toLowerAt('ABC', index)); // => ['aBC', 'AbC', 'ABc']
[-1, -2, -3].map((index) => toLowerAt('ABC', index)); // => ['ABC', 'ABC', 'ABC']

// searched
toLowerAt('A.B.B', 'B'); // => 'A.b.B'
toLowerAt('ABC', '.'); // => 'ABC'
toLowerAt('aAB', 'A'); // => 'aaB'

// unchanged
const targets = ['x', -1, -0.5, 5, 99, Infinity];
targets.every((target) => toLowerAt('DRAFT', target) === 'DRAFT'); // => true

// bad-index
toLowerAt('HELLO', NaN); // => throws TypeError
toLowerAt('HELLO', 0.5); // => throws TypeError
toLowerAt('HELLO', 4.5); // => throws TypeError

// related
lowercaseFirstLetter('ABC'); // => 'aBC'
toLowerCase('ABC'); // => 'abc'
toUpperAt('abc', 1); // => 'aBc'

// native-same
const text = 'SIZE-M';
text.slice(0, 2) + text[2].toLowerCase() + text.slice(3); // => 'SIzE-M'
const withNative = (text, n) => text.slice(0, n) + text[n].toLowerCase() + text.slice(n + 1);
[...text].every((_, n) => toLowerAt(text, n) === withNative(text, n)); // => true
