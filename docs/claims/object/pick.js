import { omit, pick, pickBy } from 'funtool/object';
import _ from 'lodash';

// unchanged
const user = Object.freeze({ id: 7, name: 'Ada' });
pick(user, ['id']); // => { id: 7 }
user; // => { id: 7, name: 'Ada' }

// unknown-names
pick({ id: 7, name: 'Ada' }, ['id', 'fax']); // => { id: 7 }

// iterables
const names = function* () {
  yield* ['a', 'c'];
};
const box = { a: 1, b: 2, c: 3 };
pick(box, new Set(['a', 'b'])); // => { a: 1, b: 2 }
pick(box, names()); // => { a: 1, c: 3 }
pick(box, new Map([['a', 1]]).keys()); // => { a: 1 }

// numbers-and-symbols
const source = Symbol('source');
pick({ 1: 'Ada', [source]: 1 }, [1, source]); // => { 1: 'Ada', [source]: 1 }

// new-plain
class Cart {
  items = ['tea'];
}
const cart = new Cart();
const picked = pick(cart, ['items']);
picked === cart; // => false
Object.getPrototypeOf(picked) === Object.prototype; // => true

// order
const box = { a: 1, b: 2, c: 3, 5: 4, 4: 5 };
Object.keys(pick(box, ['c', 'a', 'b'])); // => ['c', 'a', 'b']
Object.keys(pick(box, ['c', '5', 'a', '4'])); // => ['4', '5', 'c', 'a']

// shared
const user = { address: { city: 'Bern' } };
pick(user, ['address']).address === user.address; // => true

// plain-values
let reads = 0;
const cart = {
  get total() {
    return ++reads;
  },
};
Object.defineProperty(cart, 'hidden', { value: 1 });
const picked = pick(cart, ['total', 'hidden']);
[picked.total, picked.total]; // => [1, 1]
Object.keys(picked); // => ['total', 'hidden']

// no-object
const primitives = ['pen', 7, true, null, undefined, Symbol('s')];
const throws = (value) => {
  try {
    pick(value, ['length']);
    return false;
  } catch (error) {
    return error instanceof TypeError;
  }
};
primitives.map(throws); // => [true, true, true, true, true, true]
[{}, [], () => {}].map(throws); // => [false, false, false]
primitives.map((value) => pick(value, [])); // => [{}, {}, {}, {}, {}, {}]

// not-iterable
pick({ id: 7 }); // => throws TypeError
pick({ id: 7 }, null); // => throws TypeError
pick({ id: 7 }, { 0: 'id', length: 1 }); // => throws TypeError
pick({ id: 7 }, 7); // => throws TypeError

// inherited
const picked = pick({ id: 7 }, ['constructor', 'toString']);
Object.keys(picked); // => ['constructor', 'toString']
picked.constructor === Object; // => true

// proto-name
const picked = pick(Object.create({ vip: 1 }), ['__proto__']);
Object.keys(picked); // => []
Object.getPrototypeOf(picked).vip; // => 1

// others-in-the-category
const stock = { pen: 3, paper: 120 };
omit(stock, ['paper']); // => { pen: 3 }
pickBy(stock, (count) => count > 100); // => { paper: 120 }

// native-destructuring
const user = { id: 7, name: 'Ada', role: 'admin' };
const { id, name } = user;
({ id, name }); // => { id: 7, name: 'Ada' }
pick(user, ['id', 'name']); // => { id: 7, name: 'Ada' }

// lodash-pick
_.pick({ address: { city: 'Bern', zip: '3011' } }, ['address.city']);
// => { address: { city: 'Bern' } }
_.pick(null, ['id']); // => {}
