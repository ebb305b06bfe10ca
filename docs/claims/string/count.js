import { count } from 'funtool/string';
import { findIndex } from 'funtool/string';
import { replaceAll } from 'funtool/string';
import _ from 'lodash';

// searched
const text = 'one, two, one';
count(text, 'one'); // => 2
text; // => 'one, two, one'

// not-a-string
count(null, 'a'); // => throws TypeError
count(undefined, 'a'); // => throws TypeError
count(2024, '2'); // => throws TypeError
count(['sale', 'sale'], 'sale'); // => throws TypeError
count({ text: 'sale' }, 'sale'); // => throws TypeError
count(true, 'true'); // => throws TypeError

// regular-expression
count('a1b22', '\\d'); // => 3
count('a1b22', '\\d+'); // => 2

// case
count('Sale: sale', 'sale'); // => 1
count('Sale: sale'.toLowerCase(), 'sale'); // => 2

// special
const special = [...'.*+?^$()[{|\\'];
special.map((character) => count(character, '\\' + character)).join(' ');
// => '1 1 1 1 1 1 1 1 1 1 1 1'
const others = [...'!"#%&\',-/:;<=>@]_`}~ aZ0'];
others.every((character) => count(`${character}x${character}`, character) === 2);
// => true

// left-to-right
count('aaaaa', 'aa'); // => 2
count('ababab', 'aba'); // => 1
count('aab', 'a|aa'); // => 2

// no-match
count('sale', 'x'); // => 0
count('', 'x'); // => 0

// invalid
count('C++', '++'); // => throws SyntaxError
count('f(x)', '('); // => throws SyntaxError
count('f(x)', ')'); // => throws SyntaxError
count('a[0]', '['); // => throws SyntaxError

// messages
count('1 + 1', '+');
// => throws SyntaxError
count('f(x)', '('); // => throws SyntaxError

// quantifier
count('a aa aaa', '^a+|a+$'); // => 2
count('1+1 and 11', '1+1'); // => 1
count('$5', '$'); // => 1
'$5'.match(/$/).index; // => 2
count('cat dog cat', 'cat|dog'); // => 3

// split
const literal = ['1+1=2', '$5 and $6', 'a|b', 'f(x)', 'a.b.c', 'C:\\temp'];
const counts = literal.map((text) => [...'+$|(.\\'].map((part) => text.split(part).length - 1));
counts.map((row) => row.join('')); // => ['100000', '020000', '001000', '000100', '000020', '000001']

// length-plus-one
const texts = ['', 'a', 'sale', 'two words', '中文', '👍'];
texts.every((text) => count(text, '') === text.length + 1); // => true
'sale'.replace(/(?:)/g, '-'); // => '-s-a-l-e-'

// literal
findIndex('a.b', '.'); // => 1
replaceAll('a.b', '.', '-'); // => 'a-b'
count('a.b', '.'); // => 3

// native-match
'Sale: sale'.match(/SALE/gi); // => ['Sale', 'sale']
'Sale: sale'.match(/x/g); // => null
