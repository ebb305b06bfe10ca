import { isArrayBuffer, isBlob, isBuffer } from 'funtool/type';
import { isNodeJS } from 'funtool/type';

// any-value
const values = [null, undefined, 0, 'a', 1n, Symbol('a'), {}, [], () => 1];
values.some((value) => isBuffer(value)); // => false

// same-result
const inheriting = Object.create(Buffer.prototype);
const buffers = [Buffer.from('a'), Buffer.alloc(0), inheriting];
const values = [...buffers, new Uint8Array(1), new ArrayBuffer(1), {}, null];
values.map((value) => isBuffer(value));
// => [true, true, true, false, false, false, false]
values.every((value) => isBuffer(value) === Buffer.isBuffer(value)); // => true

// not-global
const { Buffer: imported } = process.getBuiltinModule('node:buffer');
const draft = imported.from('draft');
delete globalThis.Buffer;
isBuffer(draft); // => false
globalThis.Buffer = imported;
isBuffer(draft); // => true

// not-narrowed typed
const bodies = [new Uint8Array(2), 5];
bodies.map((body) =>
  // @ts-expect-error -- the body may still be a number
  isBuffer(body) ? body.length : 0,
); // => [0, 0]
[true].concat(isBuffer('draft')); // => [true, false]

// related
isArrayBuffer(new ArrayBuffer(1)); // => true
isBlob(new Blob(['a'])); // => true
isNodeJS(); // => true

// not-in-browsers browser
'Buffer' in window; // => false

// revoked
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isBuffer(proxy); // => throws TypeError
