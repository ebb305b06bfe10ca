import { regex } from 'funtool/regex';
import { isBigInt, isBoolean, isFloat, isInt, isNaN, isNumber, isString } from 'funtool/type';
import _ from 'lodash';

// any-value
const values = [null, undefined, true, 5, 0.5, 1n, '5', Symbol('id'), {}, []];
values.filter((value) => isNumber(value)); // => [5, 0.5]
values.filter((value) => isInt(value)); // => [5]
values.filter((value) => isFloat(value)); // => [0.5]
values.filter((value) => isBigInt(value)); // => [1n]
values.filter((value) => isNaN(value)); // => []

// booleans
const values = [null, undefined, true, 5, NaN, 1n, '5', Symbol('id'), {}];
const checks = [isNumber, isInt, isFloat, isBigInt, isNaN];
values.every((value) => checks.every((check) => typeof check(value) === 'boolean')); // => true

// numbers
isNumber(12.5); // => true
isNumber(NaN); // => true
isNumber(Infinity); // => true
isNumber(-Infinity); // => true
isNumber(new Number(5)); // => true

// whole-numbers
isInt(-0); // => true
isInt(-7); // => true
isInt(Number.MAX_VALUE); // => true
isInt(-Number.MAX_VALUE); // => true
isInt(1.5); // => false
isInt(Infinity); // => false
isInt(NaN); // => false

// numbers-that-are-no-integers
const values = [0, -0, 1.5, NaN, Infinity, new Number(1.5), '1.5', 1n, null];
values.every((value) => isFloat(value) === (isNumber(value) && !isInt(value))); // => true
[NaN, Infinity, -Infinity].map((value) => isFloat(value)); // => [true, true, true]

// bigints
isBigInt(0n); // => true
isBigInt(Object(1n)); // => true
isBigInt(1); // => false

// primitive-nan
isNaN(NaN); // => true
const others = [undefined, null, 'abc', {}, new Date(NaN), new Number(NaN), 0];
others.filter((value) => isNaN(value)); // => []

// cannot-be-converted
const fake = Object.create(null);
fake[Symbol.toStringTag] = 'Number';
Number(fake); // => throws TypeError
isInt(fake); // => throws TypeError
isFloat(fake); // => throws TypeError
isNumber(fake); // => true

// revoked-proxy
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isNumber(proxy); // => throws TypeError
isInt(proxy); // => throws TypeError
isFloat(proxy); // => throws TypeError
isBigInt(proxy); // => throws TypeError
isNaN(proxy); // => false

// neighbours
2 ** 53 === 2 ** 53 + 1; // => true
isInt(2 ** 53 + 1); // => true
Number.isSafeInteger(2 ** 53 + 1); // => false

// wrong-way-round typed
const price = Number('20');
// @ts-expect-error -- a number that is not NaN has the type never
isNaN(price) ? '' : price.toFixed(1); // => '20.0'
Number.isNaN(price) ? '' : price.toFixed(1); // => '20.0'

// not-narrowed typed
const [price, half, large] = ['20', 20, 0.5, 20n].slice(1);
// @ts-expect-error -- the price is still possibly a string
isInt(price) ? price.toFixed(1) : ''; // => '20.0'
// @ts-expect-error -- the half is still possibly a string
isFloat(half) ? half.toFixed(1) : ''; // => '0.5'
// @ts-expect-error -- the large number is still possibly a string
isBigInt(large) ? large * 2n : 0n; // => 40n
isNumber(price) ? price.toFixed(1) : ''; // => '20.0'

// global-converts
isNaN === globalThis.isNaN; // => false
globalThis.isNaN('abc'); // => true
globalThis.isNaN('5'); // => false
isNaN('abc'); // => false

// other-checks
const values = ['7', true, 7, null];
values.filter((value) => isString(value)); // => ['7']
values.filter((value) => isBoolean(value)); // => [true]
['7', '12', 'seven'].map((text) => regex.checker(text).use('number').isValid()); // => [true, false, false]

// native-rejects-wrappers
const wrapped = [new Number(5), new Number(NaN), Object(1n)];
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const values = [...wrapped, proxy, Symbol('id'), Object.create(null)];
values.some((value) => Number.isInteger(value)); // => false
values.some((value) => Number.isNaN(value)); // => false
values.some((value) => Number.isFinite(value)); // => false
values.some((value) => typeof value === 'number'); // => false

// lodash-differs
_.isNumber(NaN); // => true
_.isInteger(new Number(5)); // => false
isInt(new Number(5)); // => true
_.isNaN(new Number(NaN)); // => true
isNaN(new Number(NaN)); // => false
