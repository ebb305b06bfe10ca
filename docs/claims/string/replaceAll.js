import { count } from 'funtool/string';
import { removeAt } from 'funtool/string';
import { replaceAll } from 'funtool/string';
import _ from 'lodash';

// unchanged-input
const date = '2024-05-31';
replaceAll(date, '-', '/'); // => '2024/05/31'
date; // => '2024-05-31'

// not-a-string
replaceAll(2024, '2', '3'); // => throws TypeError
replaceAll(['a'], 'a', 'b'); // => throws TypeError
replaceAll(null, 'a', 'b'); // => throws TypeError
replaceAll(undefined, 'a', 'b'); // => throws TypeError
replaceAll(true, 't', 'T'); // => throws TypeError
replaceAll({ text: 'a' }, 'a', 'b'); // => throws TypeError

// literal-target
replaceAll('a.b', '.', '-'); // => 'a-b'
replaceAll('1+1=2', '1+1', 'x'); // => 'x=2'

// case
replaceAll('Sale: sale', 'sale', 'offer'); // => 'Sale: offer'

// literal-replacement
const patterns = ['$&', '$1', '$$', '$`', "$'", '\\n'];
patterns.every((text) => replaceAll('abc', 'b', text) === 'a' + text + 'c'); // => true
replaceAll('a-b-c', '-', ''); // => 'abc'

// all
replaceAll('aba', 'a', 'x'); // => 'xbx'
replaceAll('ababa', 'aba', 'x'); // => 'xba'
replaceAll('aaaa', 'aa', 'x'); // => 'xx'

// symbol-replacement
replaceAll('draft', 'd', Symbol('D')); // => throws TypeError
replaceAll('draft', 'x', Symbol('D')); // => throws TypeError

// comma
replaceAll('a-b', '-'); // => 'a,b'
replaceAll('a-b', '-', undefined); // => 'a,b'

// related
count('a1b22', '\\d'); // => 3
removeAt('#12', 0); // => '12'

// native-same
const texts = ['', 'abc', 'a.b.c', 'aaaa', 'Sale: sale', '👍👍', '(a|b)'];
const targets = ['a', 'aa', '.', 'sale', '👍', '(a|b)', 'x', ' '];
const replacements = ['', '-', 'aa', '\\1', '👍'];
texts.every((text) =>
  targets.every((target) =>
    replacements.every(
      (replacement) =>
        replaceAll(text, target, replacement) === text.replaceAll(target, replacement),
    ),
  ),
); // => true

// native-differs
replaceAll('abc', '', '-'); // => 'a-b-c'
'abc'.replaceAll('', '-'); // => '-a-b-c-'
replaceAll('abc', 'b', '$&$&'); // => 'a$&$&c'
'abc'.replaceAll('b', '$&$&'); // => 'abbc'

// lodash
_.replace('a-b-c', '-', '+'); // => 'a+b-c'
const targets = ['-', /-/, /-/g, /(?<letter>b)/, ''];
const replacements = ['+', '$&$&', '$<letter>', () => '*'];
targets.every((target) =>
  replacements.every(
    (replacement) =>
      _.replace('a-b-c', target, replacement) === 'a-b-c'.replace(target, replacement),
  ),
); // => true

// native-groups
'Room 12'.replaceAll(/(\d)/g, '#'); // => 'Room ##'
