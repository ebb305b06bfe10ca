import { padEnd } from 'funtool/string';
import { trim } from 'funtool/string';
import { trimEnd } from 'funtool/string';
import { trimStart } from 'funtool/string';
import _ from 'lodash';

// unchanged-input
const line = '  Lima  \n';
trimEnd(line); // => '  Lima'
line; // => '  Lima  \n'

// missing
trimEnd(null); // => throws TypeError
trimEnd(undefined); // => throws TypeError
trimEnd(); // => throws TypeError

// bad-method
trimEnd(Object.create(null)); // => throws TypeError
trimEnd({ toString: undefined }); // => throws TypeError
trimEnd({ toString: () => 7 }); // => throws TypeError
trimEnd({ toString: () => null }); // => throws TypeError

// same-whitespace
const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
units.every((unit) => trimEnd(unit) === unit.trimEnd()); // => true
units.filter((unit) => trimEnd(unit) === '').length; // => 25
[' ', '\t', '\n', '\r', '\u00a0', '\u3000', '\ufeff'].map(trimEnd).join(''); // => ''

// native-zero-width
'SAVE20 \u200b'.trimEnd(); // => 'SAVE20 \u200b'

// only-whitespace
['-', 'x', '0', '.', '\0', '\u200b'].every((end) => trimEnd('a' + end) === 'a' + end); // => true

// each-element
[' a ', ' b '].map(trimEnd); // => [' a', ' b']

// related
trimStart(' a '); // => 'a '
trim(' a '); // => 'a'
padEnd('a', 3); // => 'a  '

// native-same
const edges = ['', ' ', '\t\n', '\u00a0\u3000', '\ufeff', '\u200b', '-'];
const texts = edges.flatMap((start) => edges.map((end) => start + 'a b' + end));
texts.every((text) => trimEnd(text) === text.trimEnd()); // => true
[123, true, 12n, [' a '], {}].map((value) => typeof value.trimEnd);
// => ['undefined', 'undefined', 'undefined', 'undefined', 'undefined']

// native-long
`a${' '.repeat(1_000_000)}b `.trimEnd().length; // => 1000002

// lodash
_.trimEnd('draft--', '-'); // => 'draft'
_.trimEnd(null); // => ''
_.trimEnd(undefined); // => ''

// other-characters
'docs//'.replace(/\/+$/, ''); // => 'docs'
