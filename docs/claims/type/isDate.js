import { isDate, isEmpty, typeOf } from 'funtool/type';

// any-value
const values = [null, undefined, 0, 'a', 1n, Symbol('a'), {}, [], () => 1];
values.some((value) => isDate(value)); // => false

// dates
class Day extends Date {}
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('new Date(0)');
foreign instanceof Date; // => false
isDate(foreign); // => true
isDate(new Day()); // => true
isDate(new Date(NaN)); // => true

// others
const proxy = new Proxy(new Date(0), {});
const inheriting = Object.create(Date.prototype);
const values = [Date(), Date.now(), '2024-05-31', Date, proxy, inheriting];
values.some((value) => isDate(value)); // => false

// tag-getter
const value = {
  get [Symbol.toStringTag]() {
    throw new RangeError('from the getter');
  },
};
isDate(value); // => throws RangeError: from the getter

// related
isEmpty(new Date(NaN)); // => true
isEmpty(new Date(0)); // => false
typeOf(new Date(0)); // => 'object'
typeOf(new Date(NaN)); // => 'object'

// native
const { runInNewContext } = process.getBuiltinModule('node:vm');
({ [Symbol.toStringTag]: 'Date' }) instanceof Date; // => false
new Date(NaN) instanceof Date; // => true
runInNewContext('new Date(0)') instanceof Date; // => false

// revoked
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isDate(proxy); // => throws TypeError
