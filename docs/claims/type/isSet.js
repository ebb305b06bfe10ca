import { unique } from 'funtool/array';
import { isArray, isDate, isMap, isSet, isWeakSet } from 'funtool/type';
import _ from 'lodash';

// any-value
const values = [null, undefined, true, 0, 1n, '', Symbol('id'), {}, [], new Set()];
values.map((value) => isSet(value)).indexOf(true); // => 9

// subclasses
class Tags extends Set {}
isSet(new Set()); // => true
isSet(new Tags()); // => true

// other-values
const values = [null, 'red', ['red'], {}, new Map(), new WeakSet(), Set];
values.every((value) => isSet(value) === false); // => true

// elements
isSet(new Set(['red', 7, null, {}])); // => true

// narrowed typed
const value = [{}, new Set(['red'])].at(-1);
// The elements may be used as anything, although they are strings.
isSet(value) ? [...value].map((item) => item.toFixed()) : [];
// => throws TypeError
isSet(value) ? value.size : 0; // => 1

// same-error
const error = new Error('not loaded');
const broken = {
  get [Symbol.toStringTag]() {
    throw error;
  },
};
await new Promise(() => isSet(broken)).catch((thrown) => thrown === error);
// => true

// revoked-proxy
const { proxy, revoke } = Proxy.revocable(new Set(), {});
revoke();
isSet(proxy); // => throws TypeError

// other-realm
const { runInNewContext } = process.getBuiltinModule('node:vm');
isSet(runInNewContext('new Set(["red"])')); // => false
isArray(runInNewContext('["red"]')); // => true
isDate(runInNewContext('new Date(0)')); // => true

// copy
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('new Set(["red"])');
isSet(foreign); // => false
isSet(new Set(foreign)); // => true
new Set(foreign); // => new Set(['red'])

// related
const values = [new Map(), new WeakSet(), ['red']];
values.map((value) => isMap(value)); // => [true, false, false]
values.map((value) => isWeakSet(value)); // => [false, true, false]
values.map((value) => isArray(value)); // => [false, false, true]
unique(['red', 'red']); // => ['red']

// native-own-tag
class Tags extends Set {
  [Symbol.toStringTag] = 'Tags';
}
new Tags() instanceof Set; // => true
isSet(new Tags()); // => false
const broken = {
  get [Symbol.toStringTag]() {
    throw new Error('not loaded');
  },
};
broken instanceof Set; // => false

// lodash-other-realm
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('new Set(["red"])');
_.isSet(foreign); // => true
isSet(foreign); // => false
