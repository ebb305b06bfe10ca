import { awaitTo } from 'funtool/function';
import { isFunction, isPromise } from 'funtool/type';

// any-value
const values = [7, 'a', true, 1n, Symbol('id'), {}, [], () => {}, Promise.resolve()];
values.map((value) => isPromise(value)).indexOf(true); // => 8

// truthy-values
isPromise(Promise.resolve()); // => true
isPromise({ then() {} }); // => true
isPromise(Object.assign(() => {}, { then() {} })); // => true
isPromise({ then: true }); // => false
isPromise({}); // => false
isPromise('order'); // => false

// falsy-values
const values = [false, 0, -0, 0n, '', NaN, null, undefined];
values.every((value) => Object.is(isPromise(value), value)); // => true

// same-error
const error = new Error('not loaded');
const broken = {
  get then() {
    throw error;
  },
};
await new Promise(() => isPromise(broken)).catch((thrown) => thrown === error);
// => true

// revoked-proxy
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isPromise(proxy); // => throws TypeError

// not-false
[null, 0, '', NaN, undefined].some((value) => isPromise(value) === false);
// => false

// step-is-called
const steps = [];
const recipe = { then: (resolve) => resolve(steps.push('cook')) };
isPromise(recipe); // => true
await recipe; // => 1
steps; // => ['cook']

// not-narrowed typed
const value = ['order', Promise.resolve('order')].at(-1);
// @ts-expect-error -- the value is still possibly a string
isPromise(value) ? value.catch.name : ''; // => 'catch'
value instanceof Promise ? value.catch.name : ''; // => 'catch'

// related
isFunction(async () => 7); // => true
isFunction(Promise.resolve(7)); // => false
const [error] = await awaitTo(Promise.reject(new Error('offline')));
error.message; // => 'offline'

// native-rejects
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('Promise.resolve(7)');
foreign instanceof Promise; // => false
isPromise(foreign); // => true
({ then() {} }) instanceof Promise; // => false

// then-not-called
let calls = 0;
const thenable = {
  then() {
    calls += 1;
  },
};
isPromise(thenable); // => true
calls; // => 0
