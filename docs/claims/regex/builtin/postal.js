import { regex } from 'funtool/regex';

// exactly-six
['51800', '518000', '5180001'].map((text) => /^\d{6}$/.test(text));
// => [false, true, false]

// related
const texts = ['13800138000', '10001', 'call 13800138000', 'QQ 10001'];
texts.map((text) => regex.checker(text).use('mobile').isValid());
// => [true, false, false, false]
texts.map((text) => regex.checker(text).use('qq').isValid());
// => [false, true, false, false]

// longer-cut
const numbers = ['1234567', '13800138000', '110101199003075678'];
numbers.map((text) => regex.replacer(text).use('postal').with('*').result());
// => ['*7', '*38000', '*199003075678']

// native
const counts = [0, 1, 5, 6, 7, 12];
const texts = counts.flatMap((count) => {
  const digits = '7'.repeat(count);
  return [digits, `a${digits}b`, `${digits}-${digits}`, `${digits}\n`];
});
texts.every((text) => {
  return regex.checker(text).use('postal').isValid() === /\d{6}/.test(text);
}); // => true

// native-field browser
const field = document.createElement('input');
field.pattern = '\\d{6}';
const isAccepted = (text) => {
  field.value = text;
  return field.checkValidity();
};
['518000', '5180001', 'call 13800138000'].map(isAccepted); // => [true, false, false]
