import { omit, omitBy, pickBy } from 'funtool/object';
import _ from 'lodash';

// unchanged
const user = Object.freeze({ id: 7, name: '' });
omitBy(user, (value) => value === ''); // => { id: 7 }
user; // => { id: 7, name: '' }

// primitives
const primitives = ['pen', 7, 7n, true, Symbol('s'), null, undefined];
primitives.map((value) => omitBy(value, () => false));
// => [{}, {}, {}, {}, {}, {}, {}]

// called-once
const source = Symbol('source');
const user = Object.create({ role: 'admin' }, { hidden: { value: 1 } });
Object.assign(user, { id: 7, name: 'Ada', [source]: 1 });
const calls = [];
omitBy(user, (...args) => {
  calls.push(args);
  return args[1] === 'id' ? 'yes' : 0;
}); // => { name: 'Ada', [source]: 1 }
calls; // => [[7, 'id'], ['Ada', 'name'], [1, source]]

// new-plain
class Cart {
  items = ['tea'];
}
const cart = new Cart();
const rest = omitBy(cart, () => false);
rest; // => { items: ['tea'] }
rest === cart; // => false
Object.getPrototypeOf(rest) === Object.prototype; // => true

// partial-type typed
const rest = omitBy({ name: 'Ada' }, () => false);
rest.name?.length; // => 3
// @ts-expect-error -- possibly left out
rest.name.length; // => 3

// order
const source = { b: 1, 10: 2, a: 3, 9: 4, c: 5 };
Object.keys(source); // => ['9', '10', 'b', 'a', 'c']
Object.keys(omitBy(source, (value) => value === 3));
// => ['9', '10', 'b', 'c']

// shared
const user = { address: { zip: null } };
const rest = omitBy(user, (value) => value === null);
rest; // => { address: { zip: null } }
rest.address === user.address; // => true

// predicate-throws
omitBy({ id: 7 }, () => {
  throw new RangeError('stop here');
}); // => throws RangeError: stop here

// inherited
const own = Object.assign(Object.create({ role: 'admin' }), { id: 7 });
omitBy(own, () => false); // => { id: 7 }
pickBy(own, () => true); // => { id: 7, role: 'admin' }

// proto-left-out
const user = JSON.parse('{"__proto__":{"vip":1}}');
omitBy(user, () => true).vip; // => undefined
Object.getPrototypeOf(omitBy(user, () => false)).vip; // => 1

// others-in-the-category
const stock = { pen: 3, paper: 120 };
omit(stock, ['paper']); // => { pen: 3 }
pickBy(stock, (count) => count > 100); // => { paper: 120 }

// native-entries
const stock = { pen: 3, 10: 120, ink: 0 };
const isEmpty = (value) => value === 0;
omitBy(stock, isEmpty); // => { 10: 120, pen: 3 }
Object.fromEntries(Object.entries(stock).filter(([, value]) => !isEmpty(value))); // => { 10: 120, pen: 3 }
Object.entries({ [Symbol('source')]: 1 }); // => []

// lodash-omit-by
const keys = [];
const user = Object.assign(Object.create({ role: 'admin' }), { id: 7 });
_.omitBy(user, (_value, key) => void keys.push(key));
// => { id: 7, role: 'admin' }
keys; // => ['id', 'role']
