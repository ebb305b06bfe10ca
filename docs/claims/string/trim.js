import { removeBefore } from 'funtool/string';
import { trim } from 'funtool/string';
import { trimEnd } from 'funtool/string';
import { trimStart } from 'funtool/string';
import _ from 'lodash';

// unchanged-input
const name = ' Ada  Lovelace\n';
trim(name); // => 'Ada  Lovelace'
name; // => ' Ada  Lovelace\n'

// missing
trim(null); // => throws TypeError
trim(undefined); // => throws TypeError
trim(); // => throws TypeError

// bad-method
trim(Object.create(null)); // => throws TypeError
trim({ toString: undefined }); // => throws TypeError
trim({ toString: () => 7 }); // => throws TypeError
trim({ toString: () => null }); // => throws TypeError

// same-whitespace
const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
units.every((unit) => trim(unit) === unit.trim()); // => true
units.filter((unit) => trim(unit) === '').length; // => 25
[' ', '\t', '\n', '\r', '\u00a0', '\u3000', '\ufeff'].map(trim).join(''); // => ''

// native-zero-width
'\u200bSAVE20 \u200b'.trim(); // => '\u200bSAVE20 \u200b'

// only-whitespace
['-', 'x', '0', '.', '\0', '\u200b'].every((edge) => trim(edge + 'a' + edge) === edge + 'a' + edge);
// => true

// each-element
[' a ', ' b '].map(trim); // => ['a', 'b']

// native-same
const edges = ['', ' ', '\t\n', '\u00a0\u3000', '\ufeff', '\u200b', '-'];
const texts = edges.flatMap((start) => edges.map((end) => start + 'a b' + end));
texts.every((text) => trim(text) === text.trim()); // => true
[123, true, 12n, [' a '], {}].map((value) => typeof value.trim);
// => ['undefined', 'undefined', 'undefined', 'undefined', 'undefined']

// native-long
` a${' '.repeat(1_000_000)}b `.trim().length; // => 1000002

// lodash
_.trim('--draft--', '-'); // => 'draft'
_.trim(null); // => ''
_.trim(undefined); // => ''

// other-characters
'--draft--'.replace(/^-+|-+$/g, ''); // => 'draft'

// related
trimStart(' a '); // => 'a '
trimEnd(' a '); // => ' a'
removeBefore('# draft', 'd'); // => 'draft'
