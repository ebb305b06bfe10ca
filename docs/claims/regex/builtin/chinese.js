import { regex } from 'funtool/regex';

// native
const signs = Array.from({ length: 0x40000 }, (hole, code) => String.fromCodePoint(code));
signs.every((sign) => {
  const isHan = /^\p{Script=Han}+$/u.test(sign);
  return (
    regex.checker(sign).use('chinese').isValid() === isHan &&
    regex
      .checker('中' + sign)
      .use('chinese')
      .isValid() === isHan
  );
}); // => true
regex.checker('').use('chinese').isValid(); // => false

// punctuation
const texts = ['你好，', '你好。', '你好2', '你 好'];
texts.map((text) => regex.checker(text).use('chinese').isValid());
// => [false, false, false, false]

// related
regex.checker('abc中').use('nonLatin').isValid(); // => true
regex.checker('abc中').use('nonAscii').isValid(); // => true
regex.checker('abc\u024f').use('nonLatin').isValid(); // => false
regex.checker('abc\u00ff').use('nonAscii').isValid(); // => false
regex.checker('11010519491231002X').use('IDCard').isValid(); // => true
