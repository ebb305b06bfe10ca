import { capitalizeFirstLetter } from 'funtool/string';
import { toLowerCase } from 'funtool/string';
import { toUpperAt } from 'funtool/string';
import { toUpperCase } from 'funtool/string';
import _ from 'lodash';

// unchanged-input
const name = 'Ada lovelace';
toUpperCase(name); // => 'ADA LOVELACE'
name; // => 'Ada lovelace'

// with-method
[404, true, 12n, ['de']].map((value) => toUpperCase(value)); // => ['404', 'TRUE', '12', 'DE']
toUpperCase({ toString: () => 'de' }); // => 'DE'

// missing
toUpperCase(null); // => throws TypeError
toUpperCase(undefined); // => throws TypeError
toUpperCase(); // => throws TypeError

// no-uppercase-form
const texts = ['2024', '中文', '👍', '-.!', 'ADA'];
texts.every((text) => toUpperCase(text) === text); // => true

// bad-method
toUpperCase(Object.create(null)); // => throws TypeError
toUpperCase({ toString: undefined }); // => throws TypeError
toUpperCase({ toString: () => 7 }); // => throws TypeError
toUpperCase({ toString: () => null }); // => throws TypeError

// turkish
toUpperCase('i'); // => 'I'
'i'.toLocaleUpperCase('tr'); // => 'İ'

// related
toLowerCase('ADA'); // => 'ada'
capitalizeFirstLetter('ada'); // => 'Ada'
toUpperAt('ada', 1); // => 'aDa'

// native-same
const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
const texts = ['', ...units.map((unit) => `a${unit}b`), '\u{10428}', 'straße'];
texts.every((text) => toUpperCase(text) === text.toUpperCase()); // => true

// lodash-to-upper
_.toUpper(null); // => ''
_.toUpper(undefined); // => ''

// lodash-upper-case
_.upperCase('orderId-list'); // => 'ORDER ID LIST'
