import { count } from 'funtool/string';
import { padEnd } from 'funtool/string';
import { padStart } from 'funtool/string';
import { repeat } from 'funtool/string';
import _ from 'lodash';

// copies
const text = 'ab';
[0, 1, 3].map((count) => repeat(text, count)); // => ['', 'ab', 'ababab']
text; // => 'ab'

// refused-text
repeat(5, 3); // => throws TypeError
repeat(['ab'], 3); // => throws TypeError
repeat(null, 3); // => throws TypeError
repeat(undefined, 3); // => throws TypeError
repeat(true, 3); // => throws TypeError
repeat({ text: 'ab' }, 3); // => throws TypeError

// read-as-number
repeat('ab', 2.9); // => 'abab'
repeat('ab', NaN); // => ''
repeat('ab', '3'); // => 'ababab'

// infinity
repeat('ab', Infinity); // => throws RangeError

// negative
repeat('ab', -1); // => throws RangeError
repeat('ab', -1.5); // => throws RangeError
repeat('ab', -99); // => throws RangeError
repeat('ab', -Infinity); // => throws RangeError

// engine-limit
repeat('a', 536_870_889); // => throws RangeError
repeat('a', 536_870_888).length; // => 536870888
repeat('ab', 268_435_445); // => throws RangeError

// bigint
repeat('ab', 3n); // => throws TypeError

// short-label
repeat('.', 12 - 'Total'.length); // => '.......'
repeat('.', 12 - 'Delivery address'.length); // => throws RangeError

// related
padStart('7', 3, '0'); // => '007'
padEnd('Lima', 8, '.'); // => 'Lima....'

// native-same
const outcome = (run) => {
  try {
    return run();
  } catch (error) {
    return error.message;
  }
};
const texts = ['', 'hi', '😀', 'e\u0301'];
const counts = [0, 1, 2.9, '3', NaN, undefined, null, -0.5, -1, Infinity, 2 ** 30, 3n];
texts.every((text) =>
  counts.every((count) => outcome(() => repeat(text, count)) === outcome(() => text.repeat(count))),
); // => true

// lodash
_.repeat(5, 3); // => '555'
_.repeat('hi'); // => 'hi'
_.repeat('hi', -1); // => ''

// fractions
(0.1 + 0.7) * 10; // => 7.999999999999999
repeat('★', Math.round((0.1 + 0.7) * 10)); // => '★★★★★★★★'
