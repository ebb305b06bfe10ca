import { isSet, isWeakMap, isWeakSet } from 'funtool/type';
import _ from 'lodash';

// any-value
const values = [null, undefined, true, 0, 1n, 'a', Symbol('id'), {}, new WeakSet([{}])];
values.map((value) => isWeakSet(value)).indexOf(true); // => 8

// subclasses
class Own extends WeakSet {}
isWeakSet(new WeakSet([{}])); // => true
isWeakSet(new Own()); // => true

// other-values
const values = [null, 'a', {}, [], new Map(), new Set(), WeakSet, new WeakRef({})];
values.every((value) => isWeakSet(value) === false); // => true

// same-error
const error = new Error('not loaded');
const broken = {
  get [Symbol.toStringTag]() {
    throw error;
  },
};
await new Promise(() => isWeakSet(broken)).catch((thrown) => thrown === error);
// => true

// revoked-proxy
const { proxy, revoke } = Proxy.revocable(new WeakSet(), {});
revoke();
isWeakSet(proxy); // => throws TypeError

// other-realm
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('new WeakSet()');
isWeakSet(foreign); // => false
isWeakSet(new WeakSet()); // => true

// not-copied
const original = new WeakSet([{}]);
Symbol.iterator in original; // => false
'keys' in original; // => false
'forEach' in original; // => false
Reflect.ownKeys(original); // => []
new WeakSet(original); // => throws TypeError
structuredClone(original); // => throws DataCloneError

// related
const values = [new Set(), new WeakMap(), new WeakSet()];
values.map((value) => isSet(value)); // => [true, false, false]
values.map((value) => isWeakMap(value)); // => [false, true, false]

// native-own-tag
class Own extends WeakSet {
  [Symbol.toStringTag] = 'Own';
}
const tag = { value: 'Own' };
const tagged = Object.defineProperty(new WeakSet(), Symbol.toStringTag, tag);
[new Own(), tagged].map((value) => value instanceof WeakSet); // => [true, true]
[new Own(), tagged].map((value) => isWeakSet(value)); // => [false, false]
const broken = {
  get [Symbol.toStringTag]() {
    throw new Error('not loaded');
  },
};
broken instanceof WeakSet; // => false

// lodash-other-realm
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('new WeakSet()');
_.isWeakSet(foreign); // => true
isWeakSet(foreign); // => false
