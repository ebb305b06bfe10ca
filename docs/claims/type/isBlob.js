import { base64ToBlob } from 'funtool/function';
import { isArrayBuffer, isBlob } from 'funtool/type';

// any-value
const values = [null, undefined, 0, 'a', 1n, Symbol('a'), {}, [], () => 1];
values.some((value) => isBlob(value)); // => false

// instances
isBlob(new Blob(['a'])); // => true
isBlob(new File([], 'a.txt')); // => true
const { Blob: original } = globalThis;
class Attachment {}
globalThis.Blob = Attachment;
isBlob(new Attachment()); // => true
globalThis.Blob = original;
isBlob(new Attachment()); // => false

// others
const look = { size: 2, type: 'text/plain', slice() {} };
const values = [look, new ArrayBuffer(2), new FormData(), Blob, 'data:,aGk='];
values.some((value) => isBlob(value)); // => false

// without-blob
const { Blob: original } = globalThis;
const report = new original(['a']);
delete globalThis.Blob;
isBlob(report); // => false
isBlob(null); // => false
globalThis.Blob = original;

// prototype-trap
const proxy = new Proxy(
  {},
  {
    getPrototypeOf() {
      throw new RangeError('from the trap');
    },
  },
);
isBlob(proxy); // => throws RangeError: from the trap

// other-window browser
const frame = document.createElement('iframe');
document.body.append(frame);
const { Blob: Foreign } = frame.contentWindow;
Foreign === Blob; // => false
isBlob(new Foreign(['a'])); // => false

// unusable browser
const inheriting = Object.create(Blob.prototype);
inheriting.size; // => throws TypeError
inheriting.slice(0); // => throws TypeError

// related
isArrayBuffer(new ArrayBuffer(1)); // => true
isBlob(base64ToBlob('data:image/jpeg;base64,/9j/').blob); // => true

// native browser
const inheriting = Object.create(Blob.prototype);
const blobs = [new Blob(), new File([], 'a.txt'), inheriting];
const values = [...blobs, { size: 0, type: '' }, Blob, 'a', null];
values.map((value) => isBlob(value));
// => [true, true, true, false, false, false, false]
values.every((value) => isBlob(value) === value instanceof Blob); // => true

// revoked
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isBlob(proxy); // => throws TypeError
