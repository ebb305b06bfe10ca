import { ObjectId } from 'funtool/function';
import { isBuffer } from 'funtool/type';
import { isTypedArray } from 'funtool/type';

// arguments-ignored
new ObjectId('f'.repeat(24)).toBuffer.length; // => 0
new ObjectId('f'.repeat(24)).toBuffer(4).length; // => 12

// new-array
const id = new ObjectId('f'.repeat(24));
id.toBuffer() instanceof Uint8Array; // => true
id.toBuffer() === id.toBuffer(); // => false
id.toBuffer().length; // => 12

// seconds-first
const bytes = new ObjectId(`01020304${'f'.repeat(16)}`).toBuffer();
[...bytes.slice(0, 4)]; // => [1, 2, 3, 4]
new ObjectId(`01020304${'f'.repeat(16)}`).getTimestamp(); // => 16909060000
((1 * 256 + 2) * 256 + 3) * 256 + 4; // => 16909060

// random-rest
const tails = Array.from({ length: 100 }, () => new ObjectId().toBuffer().slice(4).join());
new Set(tails).size; // => 100
[...new ObjectId(undefined, () => 0.5).toBuffer().slice(4)];
// => [136, 136, 136, 136, 136, 136, 136, 136]

// byte-orders
const bytes = new ObjectId(`01020304${'f'.repeat(16)}`).toBuffer();
new DataView(bytes.buffer).getUint32(0) === 0x01020304; // => true
new Uint32Array(bytes.buffer)[0] === 0x04030201; // => true

// as-text
const id = new ObjectId('01'.repeat(12));
id.toBuffer().join(''); // => '111111111111'
atob(id.toBase64()) === '\x01'.repeat(12); // => true

// two-kinds
const bytes = new ObjectId().toBuffer();
[isTypedArray(bytes), isBuffer(bytes)]; // => [true, false]
[isTypedArray(Buffer.alloc(12)), isBuffer(Buffer.alloc(12))];
// => [true, true]

// native-buffer
const id = new ObjectId('ab'.repeat(12));
const buffer = Buffer.from(id.toHexString(), 'hex');
Buffer.isBuffer(buffer); // => true
buffer.equals(id.toBuffer()); // => true
