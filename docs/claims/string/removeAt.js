import { removeAfter } from 'funtool/string';
import { removeAt } from 'funtool/string';
import { removeBefore } from 'funtool/string';
import { replaceAll } from 'funtool/string';
import { trim } from 'funtool/string';

// unchanged-input
const code = '#12';
removeAt(code, 0); // => '12'
code; // => '#12'

// refused-input
removeAt(null, 0); // => throws TypeError
removeAt(null, 'a'); // => throws TypeError
removeAt(undefined, 0); // => throws TypeError
removeAt(undefined, 'a'); // => throws TypeError
removeAt(4930, 0); // => throws TypeError
removeAt(4930, '4'); // => throws TypeError

// indexes
[0, 1, 2].map((index) => removeAt('abc', index)); // => ['bc', 'ac', 'ab']
[-1, -2, -3].map((index) => removeAt('abc', index)); // => ['abc', 'abc', 'abc']

// searched
removeAt('a.b.c', '.'); // => 'ab.c'
removeAt('abc', '.'); // => 'abc'
removeAt('Aabc', 'a'); // => 'Abc'

// one-shorter
const targets = [0, 3, 'very', ' ', '👍'];
targets.map((target) => removeAt('very 👍', target).length); // => [6, 6, 6, 6, 6]
'very 👍'.length; // => 7

// unchanged
const targets = ['x', -1, NaN, 5, 99, Infinity];
targets.every((target) => removeAt('draft', target) === 'draft'); // => true

// from-the-end
const text = 'draft';
text.slice(0, -1); // => 'draf'

// related
removeAfter('2024-05-31', 3); // => '2024'
removeBefore('2024-05-31', 8); // => '31'
replaceAll('2024-05-31', '-', ''); // => '20240531'
trim(' ada '); // => 'ada'

// native-index
const texts = ['', 'a', 'draft', 'a😀b'];
const indexes = [0, 1, 1.9, 2, 4, 5, 99, Infinity];
texts.every((text) =>
  indexes.every((n) => removeAt(text, n) === text.slice(0, n) + text.slice(n + 1)),
); // => true
