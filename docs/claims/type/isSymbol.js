import { isString, isSymbol, typeOf } from 'funtool/type';
import _ from 'lodash';

// any-value
const values = [null, undefined, true, 0, 1n, 'a', Symbol.iterator, {}, [], () => {}];
values.map((value) => isSymbol(value)).indexOf(true); // => 6

// symbols
const { runInNewContext } = process.getBuiltinModule('node:vm');
isSymbol(Symbol()); // => true
isSymbol(Symbol('id')); // => true
isSymbol(runInNewContext('Symbol()')); // => true
isSymbol(runInNewContext('Symbol("id")')); // => true

// other-values
const fake = { [Symbol.toStringTag]: 'Symbol' };
const values = [null, undefined, 7, 'id', {}, Symbol, Object(Symbol('id')), fake];
values.every((value) => isSymbol(value) === false); // => true

// never-throws
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const broken = {
  get [Symbol.toStringTag]() {
    throw new Error('not loaded');
  },
};
isSymbol(proxy); // => false
isSymbol(broken); // => false

// related
const keys = Reflect.ownKeys({ id: 7, [Symbol('id')]: 7 });
keys.map((key) => isString(key)); // => [true, false]
keys.map((key) => typeOf(key)); // => ['string', 'symbol']

// native-same
const fake = { [Symbol.toStringTag]: 'Symbol' };
const symbols = [Symbol(), Symbol.for('id'), Symbol.iterator];
[...symbols, Object(Symbol('id')), fake, 'id', null, Symbol].every(
  (value) => (typeof value === 'symbol') === isSymbol(value),
); // => true

// lodash-wrapped
_.isSymbol(Object(Symbol('id'))); // => true
isSymbol(Object(Symbol('id'))); // => false
_.isSymbol(Symbol('id')); // => true
