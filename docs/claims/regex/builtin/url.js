import { regex } from 'funtool/regex';

// compared
new URL('https://a.example/note').host; // => 'a.example'
new URL('javascript:alert(1)').protocol; // => 'javascript:'
URL.canParse('://x'); // => false
URL.canParse('https://???'); // => false

// beginnings
const texts = ['www.example.com', 'Https://example.com', 'https://example.com'];
texts.map((text) => regex.checker(text).use('url').isValid());
// => [false, false, true]

// related
regex.checker('192.168.1.1').use('ipv4').isValid(); // => true
regex.checker('::1').use('ipv6').isValid(); // => true
regex.checker('write to ada@example.com').use('email').isValid(); // => true

// native-parse
const texts = ['https://a.example/x', 'https://???', '://x', 'https://a b'];
texts.map((text) => URL.canParse(text)); // => [true, false, false, false]
texts.map((text) => regex.checker(text).use('url').isValid());
// => [true, true, true, true]

// every-scheme
const texts = ['javascript:alert(1)', 'data:,x', 'mailto:a@b', 'anything:x'];
texts.map((text) => URL.canParse(text)); // => [true, true, true, true]
new URL('javascript:alert(1)').protocol; // => 'javascript:'

// stripped
const spaced = [' https://a.example ', 'https://a.ex\nample', '\u0000https://a.example'];
spaced.map((text) => URL.canParse(text)); // => [true, true, true]
spaced.map((text) => new URL(text).host);
// => ['a.example', 'a.example', 'a.example']
