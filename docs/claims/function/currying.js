import { currying } from 'funtool/function';
import _ from 'lodash';

// all-arguments
const list = currying({ fn: (...args) => args });
list('a')('b', 'c')('d').value(); // => ['a', 'b', 'c', 'd']

// done-receives
const seen = [];
const join = currying({
  fn: (...args) => args.join('-'),
  done: (args) => {
    seen.push(args);
    return args.length > 2;
  },
});
join('a')('b', 'c'); // => 'a-b-c'
seen; // => [['a'], ['a', 'b', 'c']]

// truthy-done
const listUntil = (answer) => currying({ fn: (...args) => args, done: () => answer });
listUntil('yes')('a'); // => ['a']
listUntil(1)('a'); // => ['a']
typeof listUntil('')('a'); // => 'function'
typeof listUntil(0)('a'); // => 'function'

// nothing-by-itself
let runs = 0;
const count = currying({ fn: (a, b) => (runs += 1) });
typeof count(1)(2)(3, 4, 5); // => 'function'
runs; // => 0

// new-collector
const list = currying({ fn: (...args) => args });
const first = list('a');
typeof list; // => 'function'
typeof first; // => 'function'
first === list; // => false
first('b').value(); // => ['a', 'b']
first('c').value(); // => ['a', 'c']

// conversions
let runs = 0;
const sum = currying({
  fn: (a, b) => {
    runs += 1;
    return a + b;
  },
})(1)(2);
sum.value(); // => 3
+sum; // => 3
Number(sum); // => 3
String(sum); // => '3'
`${sum}`; // => '3'
runs; // => 5

// changed-arguments
let asked = 0;
const three = currying({ fn: (...args) => args, done: () => ++asked && false })(1)(2)(3);
asked; // => 3
three.map((n) => n * 10).value(); // => [10, 20, 30]
three.filter((n) => n > 1).value(); // => [2, 3]
three.map((n) => n) === three; // => false
three.value(); // => [1, 2, 3]
asked; // => 3

// missing-options
currying(); // => throws TypeError
currying(null); // => throws TypeError

// missing-fn
const broken = currying({});
typeof broken(1)(2); // => 'function'
broken(1).value(); // => throws TypeError
`${broken(1)}`; // => throws TypeError

// failing-fn
const fn = (text) => JSON.parse(text);
const parse = currying({ fn });
typeof parse('{'); // => 'function'
parse('{').value(); // => throws SyntaxError
+parse('{'); // => throws SyntaxError
`${parse('{')}`; // => throws SyntaxError
currying({ fn, done: () => true })('{'); // => throws SyntaxError

// native-bind
const price = (currency, amount) => `${currency} ${amount}`;
const euros = price.bind(null, 'EUR');
euros(5); // => 'EUR 5'
const dollars = (amount) => price('USD', amount);
dollars(5); // => 'USD 5'

// lodash-curry
const add = _.curry((a, b) => a + b);
typeof add(1); // => 'function'
add(1)(2); // => 3
add(1, 2); // => 3
_.curry((a, b = 2) => a + b)(1); // => 3
