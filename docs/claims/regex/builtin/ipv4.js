import { regex } from 'funtool/regex';

// understood
const texts = ['127.1', '0x7f.0.0.1', '2130706433'];
texts.map((text) => regex.checker(text).use('ipv4').isValid());
// => [false, false, false]
texts.map((text) => new URL(`http://${text}/`).hostname);
// => ['127.0.0.1', '127.0.0.1', '127.0.0.1']

// related
regex.checker('2001:db8::1').use('ipv6').isValid(); // => true
regex.checker('https://example.com').use('url').isValid(); // => true

// native-node
const { isIPv4 } = process.getBuiltinModule('node:net');
const texts = ['1.1.1.1', '1.1.1.256', '1.1.1.1:80', '127.1'];
texts.map((text) => isIPv4(text)); // => [true, false, false, false]
texts.map((text) => regex.checker(text).use('ipv4').isValid());
// => [true, false, false, false]

// not-in-browsers browser
Object.getOwnPropertyNames(window).filter((name) => /^(?:net|is_?IP)/i.test(name));
// => []
