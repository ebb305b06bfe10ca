import { trim } from 'funtool/string';
import { trimEnd } from 'funtool/string';
import { trimStart } from 'funtool/string';
import _ from 'lodash';

// unchanged-input
const line = '\n  Lima  ';
trimStart(line); // => 'Lima  '
line; // => '\n  Lima  '

// with-method
[123, true, 12n, ['a']].map((value) => trimStart(value)); // => ['123', 'true', '12', 'a']
trimStart({ toString: () => 'a' }); // => 'a'

// missing
trimStart(null); // => throws TypeError
trimStart(undefined); // => throws TypeError
trimStart(); // => throws TypeError

// bad-method
trimStart(Object.create(null)); // => throws TypeError
trimStart({ toString: undefined }); // => throws TypeError
trimStart({ toString: () => 7 }); // => throws TypeError
trimStart({ toString: () => null }); // => throws TypeError

// same-whitespace
const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
units.every((unit) => trimStart(unit) === unit.trimStart()); // => true
units.filter((unit) => trimStart(unit) === '').length; // => 25
[' ', '\t', '\n', '\r', '\u00a0', '\u3000', '\ufeff'].map(trimStart).join(''); // => ''

// native-zero-width
'\u200b SAVE20'.trimStart(); // => '\u200b SAVE20'

// only-whitespace
['-', 'x', '0', '.', '\0', '\u200b'].every((start) => trimStart(start + 'a') === start + 'a');
// => true

// related
trimEnd(' a '); // => ' a'
trim(' a '); // => 'a'

// native-same
const edges = ['', ' ', '\t\n', '\u00a0\u3000', '\ufeff', '\u200b', '-'];
const texts = edges.flatMap((start) => edges.map((end) => start + 'a b' + end));
texts.every((text) => trimStart(text) === text.trimStart()); // => true
[123, true, 12n, [' a '], {}].map((value) => typeof value.trimStart);
// => ['undefined', 'undefined', 'undefined', 'undefined', 'undefined']

// lodash
_.trimStart('--draft', '-'); // => 'draft'
_.trimStart(null); // => ''
_.trimStart(undefined); // => ''

// other-characters
'//docs'.replace(/^\/+/, ''); // => 'docs'
