import { generateVerificationCode, ObjectId, randomInt } from 'funtool/function';

// rounded-down
[1, 2.9, 6].map((len) => generateVerificationCode(len).length); // => [1, 2, 6]
generateVerificationCode(0.9); // => ''

// no-length
[0, -1, -0.5, NaN, null].map((len) => generateVerificationCode(len));
// => ['', '', '', '', '']

// default-charset
const code = generateVerificationCode(20000, { excludeConfusing: false });
[...new Set(code)].sort().join('');
// => '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

// confusing
const all = generateVerificationCode(20000, { excludeConfusing: false });
const drawn = [undefined, true, 0, null].map((excludeConfusing) =>
  generateVerificationCode(5000, { excludeConfusing }),
);
[...'0Ool1'].every((character) => all.includes(character)); // => true
drawn.some((code) => /[0Ool1]/.test(code)); // => false

// characters
const code = generateVerificationCode(6);
typeof code; // => 'string'
/^[a-zA-Z0-9]{6}$/.test(code); // => true

// predictable
const { random } = Math;
Math.random = () => 0.5;
const codes = [generateVerificationCode(6), generateVerificationCode(6)];
Math.random = random;
codes[0] === codes[1]; // => true

// empty-comparison
generateVerificationCode(NaN) === ''; // => true

// kept-characters
const code = generateVerificationCode(20000);
['I', '5', 'S'].map((character) => code.includes(character)); // => [true, true, true]

// numbers
typeof randomInt(1, 7); // => 'number'

// ids-with-time
const before = Math.floor(Date.now() / 1000) * 1000;
const time = new ObjectId().getTimestamp();
before <= time && time <= Date.now(); // => true

// native-crypto
const ids = Array.from({ length: 10000 }, () => crypto.randomUUID());
new Set(ids).size; // => 10000
const { random } = Math;
Math.random = () => 0.5;
const drawn = Array.from({ length: 2 }, () => crypto.getRandomValues(new Uint32Array(8)));
Math.random = random;
String(drawn[0]) === String(drawn[1]); // => false
