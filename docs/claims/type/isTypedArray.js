import { isArrayBuffer, isBuffer, isDataView, isTypedArray } from 'funtool/type';
import _ from 'lodash';

// any-value
const values = [null, undefined, true, 7, 1n, 'ab', {}, [1], new Uint8Array(1)];
values.map((value) => isTypedArray(value)).indexOf(true); // => 8

// eleven-kinds
const integers = [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array];
const large = [Int32Array, Uint32Array, BigInt64Array, BigUint64Array];
const kinds = [...integers, ...large, Float32Array, Float64Array];
kinds.length; // => 11
kinds.every((Kind) => isTypedArray(new Kind(2)) === true); // => true
class Pixels extends Uint8ClampedArray {}
isTypedArray(new Pixels(4)); // => true

// other-realm
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('[new Uint8Array(2), new BigInt64Array(2)]');
foreign[0] instanceof Uint8Array; // => false
foreign.map((value) => isTypedArray(value)); // => [true, true]

// never-throws
const { proxy, revoke } = Proxy.revocable(new Uint8Array(2), {});
revoke();
const broken = {
  get [Symbol.toStringTag]() {
    throw new Error('not loaded');
  },
};
isTypedArray(proxy); // => false
isTypedArray(broken); // => false

// narrowed typed
const data = ['draft', new Uint8Array(16)].at(-1);
isTypedArray(data) ? data.BYTES_PER_ELEMENT : data?.length; // => 1

// buffer-class
Buffer.from('a') instanceof Uint8Array; // => true
isTypedArray(Buffer.from('a')); // => true

// foreign-data-view
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('new DataView(new ArrayBuffer(2))');
isTypedArray(foreign); // => true
'BYTES_PER_ELEMENT' in foreign; // => false
'BYTES_PER_ELEMENT' in runInNewContext('new Uint8Array(2)'); // => true
isTypedArray(new DataView(new ArrayBuffer(2))); // => false

// related
const memory = new ArrayBuffer(2);
const values = [memory, new DataView(memory), Buffer.from('a')];
values.map((value) => isArrayBuffer(value)); // => [true, false, false]
values.map((value) => isDataView(value)); // => [false, true, false]
values.map((value) => isBuffer(value)); // => [false, false, true]

// native-same
const { runInNewContext } = process.getBuiltinModule('node:vm');
const memory = new ArrayBuffer(8);
const views = [new Uint8Array(memory), new BigInt64Array(memory), new DataView(memory)];
const foreign = runInNewContext('new DataView(new ArrayBuffer(2))');
const fakes = [Object.create(Uint8Array.prototype), { length: 0 }, [1], null];
[...views, foreign, memory, ...fakes].every((value) => {
  const native = ArrayBuffer.isView(value) && !(value instanceof DataView);
  return native === isTypedArray(value);
}); // => true

// lodash-without-node
const { readFileSync } = process.getBuiltinModule('node:fs');
const { createRequire } = process.getBuiltinModule('node:module');
const { runInNewContext } = process.getBuiltinModule('node:vm');
// A realm without the modules of Node.js, as in a browser.
const page = {};
const { resolve } = createRequire(process.argv[1]);
runInNewContext(readFileSync(resolve('lodash'), 'utf8'), page);
const lists = [new Uint8Array(1), new BigInt64Array(1), new BigUint64Array(1)];
lists.map((list) => page._.isTypedArray(list)); // => [true, false, false]
lists.map((list) => _.isTypedArray(list)); // => [true, true, true]
lists.map((list) => isTypedArray(list)); // => [true, true, true]
