import { ObjectId } from 'funtool/function';

// either-case
ObjectId.createFromHexString('AB'.repeat(12)).toHex(); // => 'abababababababababababab'
ObjectId.createFromHexString('ab'.repeat(12)).toHex(); // => 'abababababababababababab'

// not-accepted
ObjectId.createFromHexString(`${'a'.repeat(24)} `); // => throws Error
ObjectId.createFromHexString('aaaaaaaa-aaaa-aaaa-aaaaaaaa'); // => throws Error
ObjectId.createFromHexString(`0x${'a'.repeat(24)}`); // => throws Error
ObjectId.createFromHexString('a'.repeat(23)); // => throws Error
ObjectId.createFromHexString('a'.repeat(25)); // => throws Error
ObjectId.createFromHexString({}); // => throws Error

// falsy
const values = ['', null, undefined, 0, false];
const ids = values.map((value) => ObjectId.createFromHexString(value));
new Set(ids.map(String)).size; // => 5
ids.every((id) => ObjectId.isValid(id.toHex())); // => true

// new-instance
const hex = 'AB'.repeat(12);
const id = ObjectId.createFromHexString(hex);
id instanceof ObjectId; // => true
id === ObjectId.createFromHexString(hex); // => false
id.hex; // => 'abababababababababababab'

// as-constructor
const hexes = ['a'.repeat(24), 'AB'.repeat(12), '0'.repeat(24)];
hexes.every((hex) => ObjectId.createFromHexString(hex).equals(new ObjectId(hex)));
// => true
new ObjectId('order-17'); // => throws Error
ObjectId.createFromHexString('order-17'); // => throws Error
new ObjectId('').toHex().length; // => 24
ObjectId.createFromHexString('').toHex().length; // => 24

// parse-searches
ObjectId.parse(`order_${'a'.repeat(24)}`).toHex() === 'a'.repeat(24); // => true

// valid
[`${'a'.repeat(24)}`, 'order-17', ''].map((text) => ObjectId.isValid(text));
// => [true, false, false]

// strings-suffice
const hexes = ['f', '0', 'a', '1'].map((digit) => digit.repeat(24));
const ids = hexes.map((hex) => ObjectId.createFromHexString(hex));
ids.sort((a, b) => a.compare(b));
hexes.sort().join() === ids.join(); // => true
hexes[0] === ids[0].toHex(); // => true
