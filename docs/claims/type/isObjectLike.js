import { isObject, isObjectLike, isPlainObject } from 'funtool/type';

// any-value
const values = [null, undefined, true, 0, NaN, 1n, '', Symbol('id'), {}, []];
values.filter((value) => isObjectLike(value)); // => [{}, []]

// typeof-object
const objects = [{}, [], new Date(0), new String(''), Object.create(null)];
const others = [null, undefined, '', 0, 1n, true, Symbol('id'), () => {}];
objects.every((value) => typeof value === 'object' && isObjectLike(value) === true);
// => true
others.every((value) => isObjectLike(value) === false); // => true
typeof null; // => 'object'

// never-throws
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const broken = {
  get [Symbol.toStringTag]() {
    throw new Error('not loaded');
  },
};
isObjectLike(proxy); // => true
isObjectLike(broken); // => true
isObjectLike(Object.create(null)); // => true

// not-narrowed typed
const value = ['draft', { id: 7 }].at(-1);
// @ts-expect-error -- the value is still possibly a string
isObjectLike(value) ? value.id : undefined; // => 7
typeof isObjectLike(value); // => 'boolean'

// related-checks
class Order {}
const values = [{}, [], new Order(), () => {}];
values.map((value) => isObjectLike(value)); // => [true, true, true, false]
values.map((value) => isObject(value)); // => [true, true, true, true]
values.map((value) => isPlainObject(value)); // => [true, false, false, false]

// native-same
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const objects = [{}, [], new Date(0), Object(1n), Object.create(null), proxy];
const others = [null, undefined, '', 0, 1n, true, Symbol('id'), () => {}];
[...objects, ...others].every((value) => {
  const native = typeof value === 'object' && value !== null;
  return native === isObjectLike(value);
}); // => true

// native-narrows typed
const value = ['draft', { id: 7 }, null].at(1);
typeof value === 'object' && value !== null ? value.id : undefined; // => 7
