import { capitalizeFirstLetter } from 'funtool/string';
import { lowercaseFirstLetter } from 'funtool/string';
import { toPascalCase } from 'funtool/string';
import { toTitleCase } from 'funtool/string';
import { toUpperAt } from 'funtool/string';
import _ from 'lodash';

// returned-string
const name = 'ada';
capitalizeFirstLetter(name); // => 'Ada'
name; // => 'ada'

// falsy
const falsy = ['', null, undefined, false, 0, -0, 0n, NaN];
falsy.every((value) => capitalizeFirstLetter(value) === ''); // => true

// other-types
capitalizeFirstLetter(7); // => throws TypeError
capitalizeFirstLetter(-1.5); // => throws TypeError
capitalizeFirstLetter(Infinity); // => throws TypeError
capitalizeFirstLetter(1n); // => throws TypeError
capitalizeFirstLetter(true); // => throws TypeError
capitalizeFirstLetter(['ada']); // => throws TypeError
capitalizeFirstLetter({ name: 'ada' }); // => throws TypeError
capitalizeFirstLetter(() => 'ada'); // => throws TypeError
capitalizeFirstLetter(Symbol('ada')); // => throws TypeError

// uppercase-first
capitalizeFirstLetter('ada'); // => 'Ada'
capitalizeFirstLetter('élan'); // => 'Élan'
capitalizeFirstLetter('ωmega'); // => 'Ωmega'

// no-uppercase-form
const texts = ['1st', '中文abc', '👍 ada', '_ada', 'Ada'];
texts.every((text) => capitalizeFirstLetter(text) === text); // => true

// nothing-skipped
const starts = [' ', '\n', '“', "'", '7', '👋'];
starts.every((start) => capitalizeFirstLetter(start + 'ada') === start + 'ada');
// => true

// turkish
'i'.toLocaleUpperCase('tr'); // => 'İ'

// converted
capitalizeFirstLetter(String(7)); // => '7'

// ligature
capitalizeFirstLetter('\ufb01ne'.normalize('NFKC')); // => 'Fine'

// related
lowercaseFirstLetter('ADA'); // => 'aDA'
lowercaseFirstLetter(capitalizeFirstLetter('ada lovelace')); // => 'ada lovelace'
toTitleCase('ada LOVELACE'); // => 'Ada Lovelace'
toPascalCase('order-id'); // => 'OrderId'
toUpperAt('ada', 2); // => 'adA'

// native-same
const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
const texts = ['', ...units.map((unit) => unit + 'xY z')];
texts.every((text) => capitalizeFirstLetter(text) === text.charAt(0).toUpperCase() + text.slice(1)); // => true

// lodash-capitalize
_.capitalize('aDA Lovelace'); // => 'Ada lovelace'
