import { reverse as rootReverse } from 'funtool';
import { reverse } from 'funtool/string';
import { words } from 'funtool/string';
import _ from 'lodash';

// unchanged-input
const text = 'draft';
reverse(text); // => 'tfard'
text; // => 'draft'

// refused
reverse(123); // => throws TypeError
reverse(['a', 'b']); // => throws TypeError
reverse(null); // => throws TypeError
reverse(undefined); // => throws TypeError
reverse(true); // => throws TypeError
reverse({ text: 'ab' }); // => throws TypeError

// code-units
const texts = ['', 'a', 'abc', '中文', 'a😀b', 'e\u0301a', 'milk\r\ntea'];
const units = (text) => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
texts.every((text) => {
  const expected = units(text).reverse();
  return units(reverse(text)).every((unit, index) => unit === expected[index]);
}); // => true
texts.every((text) => reverse(text).length === text.length); // => true

// above-ffff
const codePoints = Array.from({ length: 0x1000 }, (_, step) => 0x10000 + step * 0x100);
const characters = codePoints.map((codePoint) => String.fromCodePoint(codePoint));
characters.every((character) => reverse(character) === character[1] + character[0]); // => true

// shown
const bytes = new TextEncoder().encode(reverse('👍'));
new TextDecoder().decode(bytes); // => '��'
encodeURIComponent(reverse('👍')); // => throws URIError

// code-points
['🇫🇷', '👍🏽', 'e\u0301'].map((text) => [...text].length); // => [2, 2, 2]

// segments
const segments = new Intl.Segmenter('fr').segment('🇫🇷👍🏽e\u0301a');
Array.from(segments, ({ segment }) => segment).length; // => 4

// line-break
reverse('milk\r\ntea'.replaceAll('\r\n', '\n')); // => 'aet\nklim'

// words-reversed
words('billingAddress').reverse().join(' '); // => 'Address billing'

// lodash
const steps = ['draft', 'review', 'done'];
_.reverse(steps) === steps; // => true
steps; // => ['done', 'review', 'draft']

// native-arrays
const steps = ['draft', 'done'];
[...steps].reverse(); // => ['done', 'draft']
steps; // => ['draft', 'done']
