import { lowercaseFirstLetter } from 'funtool/string';
import { toLowerAt } from 'funtool/string';
import { toLowerCase } from 'funtool/string';
import { toUpperCase } from 'funtool/string';
import _ from 'lodash';

// unchanged-input
const name = 'Ada LOVELACE';
toLowerCase(name); // => 'ada lovelace'
name; // => 'Ada LOVELACE'

// with-method
[404, true, 12n, ['DE']].map((value) => toLowerCase(value)); // => ['404', 'true', '12', 'de']
toLowerCase({ toString: () => 'DE' }); // => 'de'

// missing
toLowerCase(null); // => throws TypeError
toLowerCase(undefined); // => throws TypeError
toLowerCase(); // => throws TypeError

// no-lowercase-form
const texts = ['2024', '中文', '👍', '-.!', 'ada'];
texts.every((text) => toLowerCase(text) === text); // => true

// bad-method
toLowerCase(Object.create(null)); // => throws TypeError
toLowerCase({ toString: undefined }); // => throws TypeError
toLowerCase({ toString: () => 7 }); // => throws TypeError
toLowerCase({ toString: () => null }); // => throws TypeError

// turkish
toLowerCase('I'); // => 'i'
['I', 'İ'].map((letter) => letter.toLocaleLowerCase('tr')); // => ['ı', 'i']

// longer
'İ'.length; // => 1
toLowerCase('İ'); // => 'i\u0307'

// normalized
toLowerCase('CAFÉ').normalize() === 'cafe\u0301'.normalize(); // => true

// related
toUpperCase('ada'); // => 'ADA'
lowercaseFirstLetter('ADA'); // => 'aDA'
toLowerAt('ADA', 1); // => 'AdA'

// native-same
const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
const texts = ['', ...units.map((unit) => `A${unit}B`), '\u{10400}', 'ΟΔΟΣ'];
texts.every((text) => toLowerCase(text) === text.toLowerCase()); // => true
[404, true, 12n, ['DE'], {}].map((value) => typeof value.toLowerCase);
// => ['undefined', 'undefined', 'undefined', 'undefined', 'undefined']

// lodash-to-lower
_.toLower(null); // => ''
_.toLower(undefined); // => ''

// lodash-lower-case
_.lowerCase('orderId-LIST'); // => 'order id list'
