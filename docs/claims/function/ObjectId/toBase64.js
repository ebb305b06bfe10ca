import { ObjectId } from 'funtool/function';

// arguments-ignored
new ObjectId('f'.repeat(24)).toBase64.length; // => 0
new ObjectId('f'.repeat(24)).toBase64('u_'); // => '////////////////'

// sixteen-characters
const texts = Array.from({ length: 200 }, () => new ObjectId().toBase64());
texts.every((text) => /^[A-Za-z0-9+/]{16}$/.test(text)); // => true

// high-values
new ObjectId('d'.repeat(24)).toBase64(); // => '3d3d3d3d3d3d3d3d'
[...'09+'].map((c) => atob(`${c}A==`).charCodeAt(0) >> 2); // => [52, 61, 62]
[...'Zz'].map((c) => atob(`${c}A==`).charCodeAt(0) >> 2); // => [25, 51]
['0' < 'A', '9' < 'A', '+' < 'A', '9' < 'a']; // => [true, true, true, true]

// as-short
const ids = Array.from({ length: 50 }, () => new ObjectId());
ids.every((id) => id.short() === id.toBase64()); // => true
ids.every((id) => id.short('u_') === `u_${id.toBase64()}`); // => true

// native-for-urls
const id = new ObjectId('fb'.repeat(12));
Buffer.from(id.toBuffer()).toString('base64url'); // => '-_v7-_v7-_v7-_v7'

// in-urls
const text = new ObjectId('fb'.repeat(12)).toBase64();
text; // => '+/v7+/v7+/v7+/v7'
new URLSearchParams(`id=${text}`).get('id'); // => ' /v7 /v7 /v7 /v7'
new URL(`https://shop.example/${text}`).pathname.split('/').length; // => 6

// bytes
new ObjectId('f'.repeat(24)).toBuffer().join();
// => '255,255,255,255,255,255,255,255,255,255,255,255'

// hex
const id = new ObjectId('f'.repeat(24));
ObjectId.parse(id.toHexString()).equals(id); // => true
ObjectId.parse(id.toBase64()); // => throws Error
