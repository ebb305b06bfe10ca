import { capitalizeFirstLetter } from 'funtool/string';
import { lowercaseFirstLetter } from 'funtool/string';
import { toCamelCase } from 'funtool/string';
import { toLowerAt } from 'funtool/string';
import { toLowerCase } from 'funtool/string';

// returned-string
const title = 'File not found';
lowercaseFirstLetter(title); // => 'file not found'
title; // => 'File not found'

// falsy
const falsy = ['', null, undefined, false, 0, -0, 0n, NaN];
falsy.every((value) => lowercaseFirstLetter(value) === ''); // => true

// other-types
lowercaseFirstLetter(404); // => throws TypeError
lowercaseFirstLetter(-1.5); // => throws TypeError
lowercaseFirstLetter(Infinity); // => throws TypeError
lowercaseFirstLetter(1n); // => throws TypeError
lowercaseFirstLetter(true); // => throws TypeError
lowercaseFirstLetter(['Ada']); // => throws TypeError
lowercaseFirstLetter({ name: 'Ada' }); // => throws TypeError
lowercaseFirstLetter(() => 'Ada'); // => throws TypeError
lowercaseFirstLetter(Symbol('Ada')); // => throws TypeError

// lowercase-first
lowercaseFirstLetter('ADA'); // => 'aDA'
lowercaseFirstLetter('Élan'); // => 'élan'
lowercaseFirstLetter('Ωmega'); // => 'ωmega'

// no-lowercase-form
const texts = ['1ST', '中文ABC', '👍 ADA', '_ADA', 'ada'];
texts.every((text) => lowercaseFirstLetter(text) === text); // => true

// separate-dot
lowercaseFirstLetter('\u0130'); // => 'i\u0307'
lowercaseFirstLetter('\u0130zmir') === 'izmir'; // => false

// turkish
'\u0130'.toLocaleLowerCase('tr'); // => 'i'

// related
capitalizeFirstLetter('aDA'); // => 'ADA'
capitalizeFirstLetter(lowercaseFirstLetter('ADA LOVELACE')); // => 'ADA LOVELACE'
toCamelCase('Order-Id'); // => 'orderId'
toLowerCase('ADA'); // => 'ada'
toLowerAt('ADA', 2); // => 'ADa'

// native-same
const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
const texts = ['', ...units.map((unit) => unit + 'Xy Z')];
texts.every((text) => lowercaseFirstLetter(text) === text.charAt(0).toLowerCase() + text.slice(1)); // => true
