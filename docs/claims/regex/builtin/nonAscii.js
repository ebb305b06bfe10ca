import { regex } from 'funtool/regex';

// limits
const units = Array.from({ length: 0x10000 }, (hole, code) => String.fromCharCode(code));
units.findIndex((unit) => !/\p{ASCII}/u.test(unit)); // => 128
units.findIndex((unit) => regex.checker(unit).use('nonAscii').isValid()); // => 256

// in-between
[...'éüß©\u00a0'].map((sign) => regex.checker(sign).use('nonAscii').isValid());
// => [false, false, false, false, false]
[...'éüß©\u00a0'].map((sign) => /\p{ASCII}/u.test(sign));
// => [false, false, false, false, false]

// half-an-emoji
'😀'.length; // => 2
const rest = regex.replacer('😀').use('nonAscii').with('').result(); // => '\ude00'
rest.isWellFormed(); // => false

// related
const limitOf = (rule) => {
  const units = Array.from({ length: 0x10000 }, (hole, code) => String.fromCharCode(code));
  return units.findLastIndex((unit) => !regex.checker(unit).use(rule).isValid());
};
limitOf('nonLatin') === 0x24f; // => true
regex.checker('汉字').use('chinese').isValid(); // => true
regex.checker('汉字abc').use('chinese').isValid(); // => false

// native
const units = Array.from({ length: 0x10000 }, (hole, code) => String.fromCharCode(code));
units.every((unit) => /[^\x00-\x7F]/.test(unit) === !/\p{ASCII}/u.test(unit));
// => true
