import { regex } from 'funtool/regex';

// zone-and-brackets-fail
new URL('http://[::1]:3000/').hostname; // => '[::1]'
regex.checker('[::1]').use('ipv6').isValid(); // => false
regex.checker('fe80::1%eth0').use('ipv6').isValid(); // => false
regex.checker('fe80::1').use('ipv6').isValid(); // => true

// one-spelling
const groups = ['2001:0DB8:0:0::1', '2001:db8::1', '2001:db8:0:0:0:0:0:1'];
const hosts = groups.map((text) => new URL(`http://[${text}]`).hostname);
new Set(hosts).size; // => 1

// related
regex.checker('192.168.1.1').use('ipv4').isValid(); // => true

// native-node
const { isIPv6 } = process.getBuiltinModule('node:net');
const texts = ['::1', '1:2:3', '::ffff:192.168.1.1'];
texts.map((text) => isIPv6(text)); // => [true, false, true]
texts.map((text) => regex.checker(text).use('ipv6').isValid());
// => [true, false, false]

// not-in-browsers browser
Object.getOwnPropertyNames(window).filter((name) => /^(?:net|is_?IP)/i.test(name));
// => []
