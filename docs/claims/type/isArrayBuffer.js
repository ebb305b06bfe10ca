import { isArrayBuffer, isBlob, isBuffer } from 'funtool/type';
import { isDataView, isTypedArray } from 'funtool/type';

// any-value
const values = [null, undefined, 0, 'a', 1n, Symbol('a'), {}, [], () => 1];
values.some((value) => isArrayBuffer(value)); // => false

// buffers
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('new ArrayBuffer(8)');
foreign instanceof ArrayBuffer; // => false
isArrayBuffer(foreign); // => true
const detached = new ArrayBuffer(8);
structuredClone(detached, { transfer: [detached] });
isArrayBuffer(detached); // => true
isArrayBuffer(new ArrayBuffer(0)); // => true
isArrayBuffer(new ArrayBuffer(8, { maxByteLength: 16 })); // => true

// others
isArrayBuffer(new Uint8Array(1)); // => false
isArrayBuffer(new DataView(new ArrayBuffer(1))); // => false
isArrayBuffer(Buffer.from('a')); // => false
isArrayBuffer(new SharedArrayBuffer(1)); // => false

// tag-getter
const value = {
  get [Symbol.toStringTag]() {
    throw new RangeError('from the getter');
  },
};
isArrayBuffer(value); // => throws RangeError: from the getter

// proxy
new Proxy(new ArrayBuffer(1), {}).byteLength; // => throws TypeError

// related
isTypedArray(new Uint8Array(1)); // => true
isDataView(new DataView(new ArrayBuffer(1))); // => true
isBlob(new File([], 'a.txt')); // => true
isBuffer(Buffer.from('a')); // => true

// native
const { runInNewContext } = process.getBuiltinModule('node:vm');
({ [Symbol.toStringTag]: 'ArrayBuffer' }) instanceof ArrayBuffer; // => false
new ArrayBuffer(1) instanceof ArrayBuffer; // => true
runInNewContext('new ArrayBuffer(8)') instanceof ArrayBuffer; // => false

// revoked
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isArrayBuffer(proxy); // => throws TypeError
