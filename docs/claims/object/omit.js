import { omit, omitBy, pick } from 'funtool/object';
import _ from 'lodash';

// unchanged
const user = Object.freeze({ id: 7, name: 'Ada' });
omit(user, ['id']); // => { name: 'Ada' }
user; // => { id: 7, name: 'Ada' }

// primitives
const primitives = ['pen', 7, 7n, true, Symbol('s'), null, undefined];
primitives.map((value) => omit(value, [])); // => [{}, {}, {}, {}, {}, {}, {}]

// unknown-names
omit({ id: 7, name: 'Ada' }, ['id', 'fax']); // => { name: 'Ada' }

// no-iterables
omit({ id: 7 }, new Set(['id'])); // => throws TypeError
omit({ id: 7 }, ['id'].values()); // => throws TypeError
omit({ id: 7 }, null); // => throws TypeError
omit({ id: 7 }, ['id']); // => {}

// symbol-types typed
const source = Symbol('source');
// @ts-expect-error -- a symbol
omit({ id: 7, [source]: 1 }, [source]); // => { id: 7 }

// remaining
const source = Symbol('source');
const inherited = { role: 'admin' };
const user = Object.create(inherited, { hidden: { value: 1 } });
Object.assign(user, { id: 7, name: 'Ada', [source]: 1 });
const rest = omit(user, ['id']);
rest; // => { name: 'Ada', [source]: 1 }
'role' in rest; // => false
'hidden' in rest; // => false
Object.getPrototypeOf(rest) === Object.prototype; // => true
omit(user, []) === user; // => false

// shared
const user = { id: 7, address: { zip: '3011' } };
omit(user, ['id']).address === user.address; // => true

// getters
let reads = 0;
const cart = {
  get total() {
    return ++reads;
  },
  get count() {
    reads += 100;
    return 2;
  },
};
const rest = omit(cart, ['count']);
[rest.total, rest.total]; // => [1, 1]
reads; // => 1

// proto-listed
const user = JSON.parse('{"__proto__":{"vip":1}}');
omit(user, ['__proto__']).vip; // => undefined
Object.getPrototypeOf(omit(user, [])).vip; // => 1

// others-in-the-category
const stock = { pen: 3, paper: 120 };
omitBy(stock, (count) => count > 100); // => { pen: 3 }
pick(stock, ['paper']); // => { paper: 120 }

// native-rest
const user = { id: 7, password: 'x', [Symbol.iterator]: 1 };
const { password, ...rest } = user;
_.isEqual(rest, omit(user, ['password'])); // => true
rest; // => { id: 7, [Symbol.iterator]: 1 }

// lodash-omit
const user = Object.create({ role: 'admin' });
user.address = { zip: '3011', city: 'Bern' };
_.omit(user, ['address.zip']);
// => { address: { city: 'Bern' }, role: 'admin' }

// methods
class Cart {
  items = ['tea'];
  count() {
    return this.items.length;
  }
}
const rest = omit(new Cart(), []);
rest; // => { items: ['tea'] }
rest.count; // => undefined
