import { regex } from 'funtool/regex';

// as-id-card
const lengths = Array.from({ length: 22 }, (hole, length) => length);
const ends = ['', 'X', 'x', 'a', ' ', '\n', 'XX', '9'];
const texts = lengths.flatMap((length) =>
  ends.flatMap((end) => ['1'.repeat(length) + end, end + '1'.repeat(length)]),
);
texts.every((text) => {
  const isCard = regex.checker(text).use('IDCard').isValid();
  return regex.checker(text).use('password').isValid() === isCard;
}); // => true
String(regex.password.pattern) === String(regex.IDCard.pattern); // => true

// own-policy browser
const policy = regex.definePlugin({
  name: 'policy',
  pattern: /^(?=.*\p{L})(?=.*\d).{8,64}$/su,
  validate: ({ pattern, input }) => pattern.test(input),
});
policy.name; // => 'policy'
const texts = ['Str0ng&Secure#2024', '000000000000000'];
texts.map((text) => regex.checker(text).use('policy').isValid()); // => [true, false]
texts.map((text) => regex.checker(text).use('password').isValid());
// => [false, true]

// letters-and-signs
const units = Array.from({ length: 0x10000 }, (hole, code) => String.fromCharCode(code));
const isValid = (text) => regex.checker(text).use('password').isValid();
const isEver = (sign) =>
  [14, 17].some((length) => {
    const digits = '1'.repeat(length);
    return isValid(digits + sign) || isValid(sign + digits);
  });
units.filter(isEver).join(''); // => '0123456789Xx'
const inside = [...'1'.repeat(17)].map((digit, index, { length }) =>
  'X'.padStart(index + 1, '1').padEnd(length + 1, '1'),
);
inside.some(isValid); // => false
isValid('000000000000000'); // => true

// reserved
regex.definePlugin({
  name: 'password',
  pattern: /^.{8,}$/,
  validate: ({ pattern, input }) => pattern.test(input),
}); // => throws Error: Cannot register plugin with reserved name: 'password'
