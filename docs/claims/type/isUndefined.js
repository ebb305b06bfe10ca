import { isNil, isNull, isUndefined } from 'funtool/type';

// any-value
const values = [null, undefined, true, 0, 1n, '', Symbol('id'), {}, [], () => {}];
values.filter((value) => isUndefined(value)); // => [undefined]

// undefined-only
isUndefined(undefined); // => true
isUndefined(); // => true
const others = [null, false, 0, NaN, '', 'undefined', {}, [], () => {}];
others.every((value) => isUndefined(value) === false); // => true

// same-error
const error = new Error('not loaded');
const broken = {
  get [Symbol.toStringTag]() {
    throw error;
  },
};
await new Promise(() => isUndefined(broken)).catch((thrown) => thrown === error);
// => true

// revoked-proxy
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isUndefined(proxy); // => throws TypeError

// native-never-throws
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const broken = {
  get [Symbol.toStringTag]() {
    throw new Error('not loaded');
  },
};
proxy === undefined; // => false
broken === undefined; // => false

// missing-property
isUndefined({}.note); // => true
isUndefined({ note: undefined }.note); // => true

// not-narrowed typed
const note = ['fragile'].at(0);
// @ts-expect-error -- the note is still possibly undefined
isUndefined(note) ? 0 : note.length; // => 7

// related
const values = [null, undefined, 0];
values.filter((value) => isNull(value)); // => [null]
values.filter((value) => isNil(value)); // => [null, undefined]

// native-narrows typed
const note = ['fragile'].at(0);
note === undefined ? 0 : note.length; // => 7
