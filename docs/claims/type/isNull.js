import { isEmpty, isNil, isNull, isUndefined } from 'funtool/type';

// any-value
const values = [null, undefined, true, 0, NaN, 1n, '', Symbol('id'), {}, []];
values.filter((value) => isNull(value)); // => [null]
values.filter((value) => isNil(value)); // => [null, undefined]

// booleans
const values = [null, undefined, true, 0, 1n, '', Symbol('id'), {}, () => {}];
values.every((value) => typeof isNull(value) === 'boolean'); // => true
values.every((value) => typeof isNil(value) === 'boolean'); // => true

// null-only
isNull(null); // => true
isNull(); // => false

// null-and-undefined
const values = [null, undefined, false, 0, NaN, 0n, '', [], {}];
values.filter((value) => isNil(value)); // => [null, undefined]
isNil(); // => true

// getter-throws
const error = new Error('not loaded');
const broken = {
  get [Symbol.toStringTag]() {
    throw error;
  },
};
await new Promise(() => isNull(broken)).catch((thrown) => thrown === error);
// => true
isNil(broken); // => false

// not-narrowed typed
const match = 'isNull'.match(/N/);
// @ts-expect-error -- the match is still possibly null
isNull(match) ? -1 : match.index; // => 2
// @ts-expect-error -- the match is still possibly null
isNil(match) ? -1 : match.index; // => 2

// other-checks
const values = [null, undefined, '', [], 7];
values.filter((value) => isUndefined(value)); // => [undefined]
values.filter((value) => isEmpty(value)); // => [null, undefined, '', []]

// native-narrows typed
const match = 'isNull'.match(/N/);
match === null ? -1 : match.index; // => 2
match == null ? -1 : match.index; // => 2

// native-never-throws
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
proxy === null; // => false
proxy == null; // => false

// revoked
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isNil(proxy); // => false
isNull(proxy); // => throws TypeError
