import { regex } from 'funtool/regex';

// one-more-letter
const domains = ['x.com', 'xy.com', 't.co', 'to.co', 'a.xy.com', 'ab.xy.com'];
domains.map((domain) =>
  regex
    .checker('ada@' + domain)
    .use('email')
    .isValid(),
);
// => [false, true, false, true, false, true]

// related browser
regex.checker('https://example.com').use('url').isValid(); // => true
const { source, flags } = regex.email.pattern;
const anchored = regex.definePlugin({
  name: 'wholeEmail',
  pattern: new RegExp(`^(?:${source})$`, flags),
  validate: ({ pattern, input }) => pattern.test(input),
});
anchored.name; // => 'wholeEmail'
const texts = ['ada@example.com', 'ada@example.com, hi'];
texts.map((text) => regex.checker(text).use('wholeEmail').isValid());
// => [true, false]

// native-field browser
const field = document.createElement('input');
field.type = 'email';
const isAccepted = (text) => {
  field.value = text;
  return field.checkValidity();
};
['ada@example.com', 'hi a@ab.com bye', 'a@ab.com,b@cd.com'].map(isAccepted);
// => [true, false, false]
