import { isArrayBuffer, isDataView, isTypedArray } from 'funtool/type';

// any-value
const values = [null, undefined, 0, 'a', 1n, Symbol('a'), {}, [], () => 1];
values.some((value) => isDataView(value)); // => false

// views
class View extends DataView {}
isDataView(new DataView(new ArrayBuffer(1))); // => true
isDataView(new View(new ArrayBuffer(1))); // => true

// other-realm
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('new DataView(new ArrayBuffer(1))');
isDataView(foreign); // => false
isTypedArray(foreign); // => true
isArrayBuffer(foreign.buffer); // => true

// others
const values = [new Uint8Array(1), new Float64Array(1), Buffer.from('a')];
values.some((value) => isDataView(value)); // => false
isDataView(new ArrayBuffer(1)); // => false
isDataView(new SharedArrayBuffer(1)); // => false
isDataView({ byteLength: 1 }); // => false

// tag-getter
class View extends DataView {
  get [Symbol.toStringTag]() {
    throw new RangeError('from the getter');
  }
}
isDataView(new View(new ArrayBuffer(1)));
// => throws RangeError: from the getter

// is-view
const { runInNewContext } = process.getBuiltinModule('node:vm');
const foreign = runInNewContext('new DataView(new ArrayBuffer(1))');
ArrayBuffer.isView(foreign); // => true
foreign.BYTES_PER_ELEMENT; // => undefined
new Uint8Array(1).BYTES_PER_ELEMENT; // => 1

// own-tag
class View extends DataView {
  get [Symbol.toStringTag]() {
    return 'View';
  }
}
isDataView(new View(new ArrayBuffer(1))); // => false

// related
isTypedArray(new Uint8Array(1)); // => true
isArrayBuffer(new DataView(new ArrayBuffer(1)).buffer); // => true

// native
const view = new DataView(new ArrayBuffer(1));
const hidden = new DataView(new ArrayBuffer(1));
Object.defineProperty(hidden, Symbol.toStringTag, { value: 'View' });
const inheriting = Object.create(DataView.prototype);
const forged = { [Symbol.toStringTag]: 'DataView' };
const values = [view, new Proxy(view, {}), inheriting, forged, 'a', hidden];
values.map((value) => isDataView(value));
// => [true, true, true, false, false, false]
values.map((value) => value instanceof DataView);
// => [true, true, true, false, false, true]

// revoked
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isDataView(proxy); // => throws TypeError
