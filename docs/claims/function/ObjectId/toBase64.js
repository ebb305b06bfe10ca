import { ObjectId } from 'funtool/function';

// arguments-ignored
new ObjectId('f'.repeat(24)).toBase64.length; // => 0
new ObjectId('f'.repeat(24)).toBase64('u_'); // => '////////////////'

// sixteen-characters
const texts = Array.from({ length: 200 }, () => new ObjectId().toBase64());
texts.every((text) => /^[A-Za-z0-9+/]{16}$/.test(text)); // => true

// without-btoa
const ids = Array.from({ length: 50 }, () => new ObjectId());
const before = ids.map((id) => id.toBase64());
const { btoa } = globalThis;
globalThis.btoa = undefined;
const after = ids.map((id) => id.toBase64());
globalThis.btoa = btoa;
after.join() === before.join(); // => true

// plus-and-slash
new ObjectId('fb'.repeat(12)).toBase64(); // => '+/v7+/v7+/v7+/v7'
new ObjectId('fb'.repeat(12)).short(); // => '+/v7+/v7+/v7+/v7'

// high-values
new ObjectId('d'.repeat(24)).toBase64(); // => '3d3d3d3d3d3d3d3d'
[...'09+'].map((c) => atob(`${c}A==`).charCodeAt(0) >> 2); // => [52, 61, 62]
[...'Zz'].map((c) => atob(`${c}A==`).charCodeAt(0) >> 2); // => [25, 51]
['0' < 'A', '9' < 'A', '+' < 'A', '9' < 'a']; // => [true, true, true, true]

// only-hex
const text = new ObjectId('664723a41f0c9be27d35a8e6').toBase64();
ObjectId.parse(text); // => throws Error
new ObjectId(text); // => throws Error
new ObjectId('a'.repeat(24)).equals(ObjectId.parse('a'.repeat(24))); // => true

// as-short
const ids = Array.from({ length: 50 }, () => new ObjectId());
ids.every((id) => id.short() === id.toBase64()); // => true
ids.every((id) => id.short('u_') === `u_${id.toBase64()}`); // => true

// bytes-and-hex
const id = new ObjectId('f'.repeat(24));
id.toBuffer().join(); // => '255,255,255,255,255,255,255,255,255,255,255,255'
new ObjectId(id.toHexString()).equals(id); // => true
ObjectId.parse(id.toHexString()).equals(id); // => true

// native-btoa
btoa('\xff\xfe\xfd'); // => '//79'
btoa('中'); // => throws InvalidCharacterError

// native-for-urls
const id = new ObjectId('fb'.repeat(12));
Buffer.from(id.toBuffer()).toString('base64url'); // => '-_v7-_v7-_v7-_v7'
