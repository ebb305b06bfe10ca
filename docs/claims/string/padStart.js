import { padEnd } from 'funtool/string';
import { padStart } from 'funtool/string';
import { repeat } from 'funtool/string';
import { trimStart } from 'funtool/string';
import _ from 'lodash';

// unchanged-input
const day = '7';
padStart(day, 3, '0'); // => '007'
day; // => '7'

// refused-input
padStart(7, 3, '0'); // => throws TypeError
padStart(['7'], 3, '0'); // => throws TypeError
padStart(null, 3, '0'); // => throws TypeError
padStart(undefined, 3, '0'); // => throws TypeError
padStart(true, 3, '0'); // => throws TypeError
padStart({ day: '7' }, 3, '0'); // => throws TypeError

// length
[2, 3, 8].map((length) => padStart('12', length, '0').length); // => [2, 3, 8]
padStart('😀', 4, '*').length; // => 4

// cut-off
padStart('7', 3.9, '0'); // => '007'
padStart('7', 1.9, '0'); // => '7'

// nothing-added
[NaN, -1, -Infinity, 0, 1, 2].map((length) => padStart('12', length, '0'));
// => ['12', '12', '12', '12', '12', '12']

// filler
padStart('a', 4); // => '   a'
padStart('a', 4, '*'); // => '***a'
padStart('a', 7, 'xyz'); // => 'xyzxyza'
padStart('a', 6, 'xyz'); // => 'xyzxya'

// empty-filler
padStart('a', 4, ''); // => 'a'

// engine-limit
padStart('7', Infinity, '0'); // => throws RangeError
padStart('7', 536_870_889, '0'); // => throws RangeError
padStart('7', 536_870_888, '0').length; // => 536870888

// empty-within-limit
padStart('7', Infinity, ''); // => '7'

// joined-filler
padStart('9', 6, ['7', '12']); // => '7,1279'

// related
padEnd('7', 3, '.'); // => '7..'
repeat('0', 2); // => '00'
trimStart(padStart('7', 3)); // => '7'

// native-same
const texts = ['', '12', '中', '😀'];
const lengths = [-1, 0, 3.9, 9, NaN];
const fillers = [undefined, '.', 'xyz', '', '😀', null, 0];
texts.every((text) =>
  lengths.every((length) =>
    fillers.every((filler) => padStart(text, length, filler) === text.padStart(length, filler)),
  ),
); // => true

// lodash
_.padStart(7, 3, '0'); // => '007'
_.padStart('😀', 3, '*'); // => '**😀'
_.padStart(null, 3, '*'); // => '***'
_.padStart(undefined, 3, '*'); // => '***'
