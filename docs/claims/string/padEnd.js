import { padEnd } from 'funtool/string';
import { padStart } from 'funtool/string';
import { repeat } from 'funtool/string';
import { trimEnd } from 'funtool/string';
import _ from 'lodash';

// unchanged-input
const city = 'Lima';
padEnd(city, 8, '.'); // => 'Lima....'
city; // => 'Lima'

// refused-input
padEnd(2.5, 6); // => throws TypeError
padEnd(['Lima'], 6); // => throws TypeError
padEnd(null, 6); // => throws TypeError
padEnd(undefined, 6); // => throws TypeError
padEnd(true, 6); // => throws TypeError
padEnd({ city: 'Lima' }, 6); // => throws TypeError

// length
[4, 5, 8].map((length) => padEnd('Lima', length, '.').length); // => [4, 5, 8]
padEnd('😀', 4, '*').length; // => 4

// cut-off
padEnd('a', 3.9, '*'); // => 'a**'
padEnd('a', 1.9, '*'); // => 'a'

// nothing-added
[NaN, -1, -Infinity, 0, 3, 4].map((length) => padEnd('Lima', length, '.'));
// => ['Lima', 'Lima', 'Lima', 'Lima', 'Lima', 'Lima']

// filler
padEnd('a', 4); // => 'a   '
padEnd('a', 4, '*'); // => 'a***'
padEnd('a', 7, 'xyz'); // => 'axyzxyz'
padEnd('a', 6, 'xyz'); // => 'axyzxy'

// empty-filler
padEnd('a', 4, ''); // => 'a'

// engine-limit
padEnd('Lima', Infinity, '.'); // => throws RangeError
padEnd('Lima', 536_870_889, '.'); // => throws RangeError
padEnd('Lima', 536_870_888, '.').length; // => 536870888

// symbol-filler
padEnd('Lima', 6, Symbol('dot'));
// => throws TypeError

// joined-filler
padEnd('c', 7, ['a', 'b', 'c']); // => 'ca,b,ca'

// related
padStart('Lima', 8, '.'); // => '....Lima'
repeat('.', 4); // => '....'
trimEnd(padEnd('Lima', 8)); // => 'Lima'

// native-same
const texts = ['', 'Lima', '北京', '😀'];
const lengths = [-1, 0, 3.9, 9, NaN];
const fillers = [undefined, '.', 'xyz', '', '😀', null, 0];
texts.every((text) =>
  lengths.every((length) =>
    fillers.every((filler) => padEnd(text, length, filler) === text.padEnd(length, filler)),
  ),
); // => true

// lodash
_.padEnd(2.5, 6); // => '2.5   '
_.padEnd('😀', 4, '*'); // => '😀***'
_.padEnd(null, 3, '*'); // => '***'
_.padEnd(undefined, 3, '*'); // => '***'

// empty-within-limit
padEnd('Lima', Infinity, ''); // => 'Lima'
