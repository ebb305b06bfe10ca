import { isObject, isObjectLike, isPlainObject, isPrimitive } from 'funtool/type';

// any-value
const values = [null, undefined, true, 0, NaN, 1n, '', Symbol('id'), {}, []];
values.filter((value) => isObject(value)); // => [{}, []]

// kinds
const objects = [{}, [], () => {}, class {}, new String(''), Object(1n)];
objects.map((value) => isObject(value)); // => [true, true, true, true, true, true]
const primitives = [null, undefined, '', 0, NaN, 1n, true, Symbol('id')];
primitives.filter((value) => isObject(value) !== false); // => []

// never-throws
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const broken = {
  get [Symbol.toStringTag]() {
    throw new Error('not loaded');
  },
};
isObject(proxy); // => true
isObject(broken); // => true
isObject(Object.create(null)); // => true

// not-narrowed typed
const value = ['draft', { id: 7 }].at(-1);
// @ts-expect-error -- the value is still possibly a string
isObject(value) ? value.id : undefined; // => 7
typeof value === 'object' ? value.id : undefined; // => 7

// functions-rejected
const keysOf = (value) => (typeof value !== 'object' || value === null ? [] : Object.keys(value));
const save = Object.assign(() => {}, { id: 7 });
keysOf(save); // => []
isObject(save) ? Object.keys(save) : []; // => ['id']

// related-checks
class Order {}
const values = [{}, [], new Order(), () => {}, 'a', null];
values.map((value) => isObjectLike(value)); // => [true, true, true, false, false, false]
values.map((value) => isPlainObject(value)); // => [true, false, false, false, false, false]
values.every((value) => isPrimitive(value) !== isObject(value)); // => true

// native-same
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const objects = [{}, [], () => {}, class {}, Object(1n), Object.create(null)];
const primitives = [null, undefined, '', 0, NaN, 1n, true, Symbol('id')];
[...objects, ...primitives, proxy].every((value) => (Object(value) === value) === isObject(value)); // => true
