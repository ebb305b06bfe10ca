import { omitBy, pick, pickBy } from 'funtool/object';
import _ from 'lodash';

// unchanged
const stock = Object.freeze({ pen: 3, paper: 120 });
pickBy(stock, (count) => count < 10); // => { pen: 3 }
stock; // => { pen: 3, paper: 120 }

// empty-input
[null, undefined, 7, NaN].map((value) => pickBy(value, () => true));
// => [{}, {}, {}, {}]

// called-for-each
const user = Object.create({ role: 'admin' }, { hidden: { value: 1 } });
Object.assign(user, { id: 7, name: 'Ada', [Symbol('source')]: 1 });
const calls = [];
pickBy(user, (...args) => {
  calls.push(args);
  return args[1] === 'id' ? 0 : 'yes';
}); // => { name: 'Ada', role: 'admin' }
calls; // => [[7, 'id'], ['Ada', 'name'], ['admin', 'role']]

// new-plain
class Cart {
  items = ['tea'];
}
const cart = new Cart();
const picked = pickBy(cart, () => true);
picked; // => { items: ['tea'] }
picked === cart; // => false
Object.getPrototypeOf(picked) === Object.prototype; // => true

// partial-type typed
const picked = pickBy({ name: 'Ada' }, () => true);
picked.name?.length; // => 3
// @ts-expect-error -- possibly left out
picked.name.length; // => 3

// order
const source = { b: 1, 10: 2, a: 3, 9: 4, c: 5 };
Object.keys(pickBy(source, (value) => value !== 3));
// => ['9', '10', 'b', 'c']

// shared
const user = { address: { zip: null } };
pickBy(user, () => true).address === user.address; // => true

// predicate-throws
pickBy({ id: 7 }, () => {
  throw new RangeError('stop here');
}); // => throws RangeError: stop here

// methods
class Cart {
  items = ['tea'];
  count() {
    return this.items.length;
  }
}
const picked = pickBy(new Cart(), () => true);
picked; // => { items: ['tea'] }
picked.count; // => undefined

// proto-left-out
const user = JSON.parse('{"__proto__":{"vip":1}}');
pickBy(user, () => false).vip; // => undefined
Object.getPrototypeOf(pickBy(user, () => true)).vip; // => 1

// others-in-the-category
const stock = { pen: 3, paper: 120 };
pick(stock, ['pen']); // => { pen: 3 }
omitBy(stock, (count) => count > 100); // => { pen: 3 }

// native-entries
const stock = Object.assign(Object.create({ tea: 5 }), { pen: 3, ink: 0 });
const isLeft = (value) => value > 0;
pickBy(stock, isLeft); // => { pen: 3, tea: 5 }
Object.fromEntries(Object.entries(stock).filter(([, value]) => isLeft(value))); // => { pen: 3 }

// lodash-pick-by
const source = Symbol('source');
const keys = [];
_.pickBy({ id: 7, [source]: 1 }, (_value, key) => keys.push(key));
// => { id: 7, [source]: 1 }
keys; // => ['id', source]
