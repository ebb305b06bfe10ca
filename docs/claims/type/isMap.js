import { isArray, isDate, isMap, isPlainObject } from 'funtool/type';
import { isSet, isWeakMap } from 'funtool/type';
import _ from 'lodash';

// any-value
const values = [null, undefined, 0, 'a', 1n, Symbol('a'), {}, [], () => 1];
values.some((value) => isMap(value)); // => false

// maps
class Rates extends Map {}
isMap(new Map()); // => true
isMap(new Rates()); // => true

// other-realm
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext("new Map([['EUR', 2]])");
isMap(foreign); // => false
isArray(runInNewContext('[]')); // => true
isDate(runInNewContext('new Date()')); // => true
const copy = new Map(foreign);
isMap(copy); // => true
copy.get('EUR'); // => 2

// others
const values = [new Set(), new WeakMap(), { EUR: 2 }, [['EUR', 2]], Map];
values.some((value) => isMap(value)); // => false
isMap(new URLSearchParams('a=1')); // => false
isMap(new Map().entries()); // => false
isMap(Map.prototype); // => false

// unchecked
isMap(new Map([['EUR', 2]])); // => true
isMap(new Map([[{}, undefined]])); // => true
isMap(new Map([[NaN, null]]).set('a', 'b')); // => true

// narrowed typed
const rates = [new Map([['EUR', 2]]), 'draft'];
rates.map((rate) => (isMap(rate) ? rate.get('EUR') : rate.length)); // => [2, 5]

// tag-getter
const value = {
  get [Symbol.toStringTag]() {
    throw new RangeError('from the getter');
  },
};
isMap(value); // => throws RangeError: from the getter

// pairs
const pairs = function* () {
  yield ['EUR', 2];
};
const sources = [[['EUR', 2]], new Set([['EUR', 2]]), pairs()];
sources.map((source) => new Map(source).get('EUR')); // => [2, 2, 2]

// related
isSet(new Set()); // => true
isWeakMap(new WeakMap()); // => true
isPlainObject({ EUR: 2 }); // => true

// native
class Rates extends Map {}
class Tagged extends Map {
  get [Symbol.toStringTag]() {
    return 'Tagged';
  }
}
const own = new Map();
Object.defineProperty(own, Symbol.toStringTag, { value: 'Own' });
const passing = [new Map(), new Rates(), new Proxy(new Map(), {})];
const failing = [{ [Symbol.toStringTag]: 'Map' }, new WeakMap(), 'a', null];
const untagged = [...passing, ...failing, Object.create(Map.prototype)];
untagged.every((value) => isMap(value) === value instanceof Map); // => true
[new Tagged(), own].map((value) => isMap(value)); // => [false, false]
[new Tagged(), own].map((value) => value instanceof Map); // => [true, true]

// lodash-realm
const { runInNewContext } = process.getBuiltinModule('node:vm');
_.isMap(runInNewContext('new Map()')); // => true
_.isMap(new Map()); // => true

// revoked
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isMap(proxy); // => throws TypeError
