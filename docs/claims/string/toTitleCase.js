import { capitalizeFirstLetter } from 'funtool/string';
import { toPascalCase } from 'funtool/string';
import { toTitleCase } from 'funtool/string';
import { words } from 'funtool/string';
import _ from 'lodash';

// any-case
const texts = ['wool socks', 'WOOL SOCKS', 'wOOL Socks'];
texts.map(toTitleCase); // => ['Wool Socks', 'Wool Socks', 'Wool Socks']
texts; // => ['wool socks', 'WOOL SOCKS', 'wOOL Socks']

// not-a-string
toTitleCase(null); // => throws TypeError
toTitleCase(undefined); // => throws TypeError
toTitleCase(2024); // => throws TypeError
toTitleCase(true); // => throws TypeError
toTitleCase(['wool']); // => throws TypeError
toTitleCase({ text: 'wool' }); // => throws TypeError

// one-space
toTitleCase('wool_socks-red'); // => 'Wool Socks Red'
toTitleCase('wool__--_socks'); // => 'Wool Socks'

// kept
toTitleCase('a\t\n b! (c) 👍 中文 мир'); // => 'A\t\n B! (C) 👍 中文 мир'

// word-starts
const units = Array.from({ length: 0x250 }, (_, unit) => String.fromCharCode(unit));
const capital = units.filter((unit) => toTitleCase(`${unit}x`).endsWith('X'));
capital.every((unit) => !/[A-Za-z0-9]/.test(unit)); // => true
units.length - capital.length; // => 62
toTitleCase('_x'); // => ' X'

// related
capitalizeFirstLetter('wool socks'); // => 'Wool socks'
toPascalCase('wool socks'); // => 'WoolSocks'
words('woolSocks'); // => ['wool', 'Socks']

// lodash
_.startCase('orderId'); // => 'Order Id'
_.startCase('parse HTML'); // => 'Parse HTML'
_.startCase('größe'); // => 'Grosse'
_.startCase("don't stop"); // => 'Dont Stop'

// replaced
toTitleCase('API_version').replace('Api', 'API'); // => 'API Version'

// cyrillic
'ПРИВЕТ МИР'
  .toLowerCase()
  .split(' ')
  .map((word) => capitalizeFirstLetter(word))
  .join(' '); // => 'Привет Мир'
