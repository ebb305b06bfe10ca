import { regex } from 'funtool/regex';

// front
const texts = ['https://example.com', 'example.com', 'https:example.com'];
texts.map((text) => regex.checker(text).use('url').isValid()); // => [true, false, false]
regex.checker(' https://example.com').use('url').isValid(); // => false
regex.checker('\nhttps://example.com').use('url').isValid(); // => false

// rest-unchecked
const texts = ['https://???', 'https://a:99999', 'https://a.example/%%<>'];
texts.map((text) => regex.checker(text).use('url').isValid()); // => [true, true, true]

// schemes
const schemes = ['http', 'https', 'ftp', 'rtsp', 'mms', '', 'ws', 'HTTPS'];
schemes.map((scheme) =>
  regex
    .checker(scheme + '://x')
    .use('url')
    .isValid(),
);
// => [true, true, true, true, true, true, false, false]

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
