import { isMap, isWeakMap, isWeakSet } from 'funtool/type';
import _ from 'lodash';

// any-value
const values = [null, undefined, true, 0, 1n, 'a', Symbol('id'), {}, new WeakMap([[{}, 1]])];
values.map((value) => isWeakMap(value)).indexOf(true); // => 8

// subclasses
class Own extends WeakMap {}
isWeakMap(new WeakMap([[{}, 1]])); // => true
isWeakMap(new Own()); // => true

// other-values
const values = [null, 'a', {}, [], new Map(), new Set(), WeakMap, new WeakRef({})];
values.every((value) => isWeakMap(value) === false); // => true

// narrowed typed
const key = {};
const value = [key, new WeakMap([[key, 'red']])].at(-1);
isWeakMap(value) ? value.has(key) : false; // => true
// The value may be used as anything, although it is a string.
isWeakMap(value) ? value.get(key).toFixed() : ''; // => throws TypeError

// same-error
const error = new Error('not loaded');
const broken = {
  get [Symbol.toStringTag]() {
    throw error;
  },
};
await new Promise(() => isWeakMap(broken)).catch((thrown) => thrown === error);
// => true

// revoked-proxy
const { proxy, revoke } = Proxy.revocable(new WeakMap(), {});
revoke();
isWeakMap(proxy); // => throws TypeError

// other-realm
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('new WeakMap()');
isWeakMap(foreign); // => false
isWeakMap(new WeakMap()); // => true

// not-copied
const original = new WeakMap([[{}, 1]]);
Symbol.iterator in original; // => false
'keys' in original; // => false
'forEach' in original; // => false
Reflect.ownKeys(original); // => []
new WeakMap(original); // => throws TypeError
structuredClone(original); // => throws DataCloneError

// related
const values = [new Map(), new WeakSet(), new WeakMap()];
values.map((value) => isMap(value)); // => [true, false, false]
values.map((value) => isWeakSet(value)); // => [false, true, false]

// native-own-tag
class Own extends WeakMap {
  [Symbol.toStringTag] = 'Own';
}
const tag = { value: 'Own' };
const tagged = Object.defineProperty(new WeakMap(), Symbol.toStringTag, tag);
[new Own(), tagged].map((value) => value instanceof WeakMap); // => [true, true]
[new Own(), tagged].map((value) => isWeakMap(value)); // => [false, false]
const broken = {
  get [Symbol.toStringTag]() {
    throw new Error('not loaded');
  },
};
broken instanceof WeakMap; // => false

// lodash-other-realm
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('new WeakMap()');
_.isWeakMap(foreign); // => true
isWeakMap(foreign); // => false
