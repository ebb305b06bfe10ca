import { regex } from 'funtool/regex';

// curly-and-dash
[...'’–—'].map((sign) => regex.checker(sign).use('nonLatin').isValid());
// => [true, true, true]
["'", '--'].map((sign) => regex.checker(sign).use('nonLatin').isValid());
// => [false, false]

// position
const isLatin = (sign) => /\p{Script=Latin}/u.test(sign);
['ẞ', 'µ'].map(isLatin); // => [true, false]
['ẞ', 'µ'].map((sign) => regex.checker(sign).use('nonLatin').isValid());
// => [true, false]

// latin-above
const texts = ['Việt', 'ẞ', 'Ａ', 'ﬁ'];
texts.map((text) => regex.checker(text).use('nonLatin').isValid());
// => [true, true, true, true]
[...'ệẞＡﬁ'].every((sign) => /\p{Script=Latin}/u.test(sign)); // => true

// two-forms
'é'.normalize('NFC').length; // => 1
'é'.normalize('NFD') === 'e\u0301'; // => true

// half-an-emoji
'😀'.length; // => 2
regex.replacer('😀').use('nonLatin').with('_').result(); // => '_\ude00'

// related
regex.checker('\u00ff').use('nonAscii').isValid(); // => false
regex.checker('\u0100').use('nonAscii').isValid(); // => true
['abc', 'abé', 'ab1'].map((text) => regex.checker(text).use('alpha').isValid());
// => [true, false, false]

// native
['Новости', '新闻'].map((text) => /\p{Script=Cyrillic}/u.test(text));
// => [true, false]
