import { ObjectId as RootObjectId } from 'funtool';
import { ObjectId } from 'funtool/function';

// either-case
new ObjectId('AB'.repeat(12)).toHex(); // => 'abababababababababababab'
new ObjectId('ab'.repeat(12)).toHex(); // => 'abababababababababababab'

// falsy
const values = ['', null, undefined, 0, false, NaN, 0n];
values.every((value) => ObjectId.isValid(new ObjectId(value).toHex()));
// => true
new ObjectId().equals(new ObjectId()); // => false

// wrong-form
new ObjectId('a'.repeat(23)); // => throws Error
new ObjectId('a'.repeat(25)); // => throws Error
new ObjectId('g'.repeat(24)); // => throws Error

// source
new ObjectId(undefined, () => 0.5).toHex().slice(8); // => '8888888888888888'

// unchecked-numbers
new ObjectId(undefined, () => 1).toHex().slice(8); // => '1010101010101010'
new ObjectId(undefined, () => -0.5).toHex().slice(8); // => '-8-8-8-8-8-8-8-8'
new ObjectId(undefined, () => NaN).toHex().slice(8); // => 'NaNNaNNaNNaNNaNN'

// lowercase
const id = new ObjectId('AB'.repeat(12));
id instanceof ObjectId; // => true
id.toHex(); // => 'abababababababababababab'

// only-property typed
const id = new ObjectId('f'.repeat(24));
Object.keys(id); // => ['hex']
// @ts-expect-error -- the property is private
id.hex; // => 'ffffffffffffffffffffffff'

// from-math-random
const original = Math.random;
Math.random = () => 0.5;
const id = new ObjectId();
Math.random = original;
id.toHex().slice(8); // => '8888888888888888'

// may-collide
const hexes = Array.from({ length: 1000 }, () => new ObjectId().toHex());
new Set(hexes).size; // => 1000
const date = Date.now;
Date.now = () => 1715938212000;
const twins = [0, 1].map(() => new ObjectId(undefined, () => 0.5));
Date.now = date;
twins[0].equals(twins[1]); // => true

// two-classes
const ofRoot = new RootObjectId('f'.repeat(24));
const id = new ObjectId('f'.repeat(24));
RootObjectId === ObjectId; // => false
ofRoot instanceof ObjectId; // => false
id instanceof RootObjectId; // => false
[id.equals(ofRoot), ofRoot.equals(id)]; // => [true, true]
