import { mergeDeep } from 'funtool/object';
import { isObject, isObjectLike, isPlainObject } from 'funtool/type';
import _ from 'lodash';

// any-value
const values = [null, undefined, true, 0, 1n, '', Symbol('id'), {}, [], () => {}];
values.filter((value) => isPlainObject(value)); // => [{}]

// short-prototype-chain
class Order {}
isPlainObject(Object.create(null)); // => true
isPlainObject({}); // => true
Object.getPrototypeOf(Object.prototype); // => null
const others = [new Order(), [], new Map(), Object.create({}), () => {}, '', null];
others.every((value) => isPlainObject(value) === false); // => true

// realms
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('({ id: 7 })');
foreign instanceof Object; // => false
isPlainObject(foreign); // => true
isPlainObject(runInNewContext('Object.create(null)')); // => true
isPlainObject(runInNewContext('[]')); // => false

// parsed-json
const list = JSON.parse('{ "Math": {}, "list": [], "arguments": [1] }');
const kinds = [list, list.Math].map((value) => Object.getPrototypeOf(value));
kinds.every((kind) => kind === Object.prototype); // => true
list.Math === Math; // => false
[list.list, list.arguments].every((value) => Array.isArray(value)); // => true

// not-narrowed typed
const value = ['draft', { id: 7 }].at(-1);
// @ts-expect-error -- the value is still possibly a string
isPlainObject(value) ? value.id : undefined; // => 7
typeof isPlainObject(value); // => 'boolean'

// related
class Order {}
isObject([]); // => true
isObjectLike([]); // => true
isObject(new Order()); // => true
isObjectLike(new Order()); // => true
mergeDeep({ a: { b: 1 }, d: 3 }, { a: { c: 2 } }); // => { a: { b: 1, c: 2 }, d: 3 }

// native-misses
const { runInNewContext } = process.getBuiltinModule('node:vm');
const isPlain = (value) => Object.getPrototypeOf(value) === Object.prototype;
isPlain({}); // => true
isPlain(Object.create(null)); // => false
isPlain(runInNewContext('({})')); // => false

// lodash-rejects
(function () {
  return _.isPlainObject(arguments);
})('a'); // => false
_.isPlainObject(Math); // => false
_.isPlainObject(JSON); // => false

// revoked
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isPlainObject(proxy); // => throws TypeError
