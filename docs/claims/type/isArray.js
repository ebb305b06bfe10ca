import { isArray, isEmpty, isMap, isSet, isTypedArray } from 'funtool/type';

// any-value
const values = [null, undefined, 0, 'a', 1n, Symbol('a'), { length: 1 }, () => 1];
values.map((value) => isArray(value)).includes(true); // => false
const proxy = new Proxy(
  {},
  {
    getPrototypeOf() {
      throw new RangeError('trap');
    },
  },
);
isArray(proxy); // => false
isArray({
  get [Symbol.toStringTag]() {
    throw new RangeError('tag');
  },
}); // => false

// arrays
class Stack extends Array {}
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('[1, 2]');
foreign instanceof Array; // => false
isArray(foreign); // => true
isArray(new Stack()); // => true
isArray(new Proxy([1, 2], {})); // => true

// others
const values = ['a', {}, new Set([1]), new Map(), new Date(0), { length: 0 }];
values.some((value) => isArray(value)); // => false
const views = [Uint8Array, Float64Array, BigInt64Array];
views.some((View) => isArray(new View(1))); // => false
(function () {
  return isArray(arguments);
})(1, 2); // => false

// related
isTypedArray(new Uint8Array(1)); // => true
isSet(new Set()); // => true
isMap(new Map()); // => true
isEmpty([]); // => true
isEmpty(['new']); // => false

// native
class Stack extends Array {}
const forged = { [Symbol.toStringTag]: 'Array' };
const inheriting = Object.create(Array.prototype);
const lists = [[], new Array(3), new Stack(), new Proxy([], {})];
const values = [...lists, new Uint8Array(1), forged, inheriting, 'a', null];
values.map((value) => isArray(value));
// => [true, true, true, true, false, false, false, false, false]
values.every((value) => isArray(value) === Array.isArray(value)); // => true

// native-narrows typed
const values = [['new', 'sale'], 'draft'];
values.map((value) => (Array.isArray(value) ? value.join('+') : value.trim()));
// => ['new+sale', 'draft']

// revoked
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isArray(proxy); // => throws TypeError
