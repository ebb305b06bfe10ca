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

// plain
class OrderId extends ObjectId {}
const id = OrderId.createFromHexString('a'.repeat(24));
id instanceof OrderId; // => false
id instanceof ObjectId; // => true

// as-constructor
const hexes = ['a'.repeat(24), 'AB'.repeat(12), '0'.repeat(24)];
hexes.every((hex) => ObjectId.createFromHexString(hex).equals(new ObjectId(hex)));
// => true
new ObjectId('order-17'); // => throws Error
ObjectId.createFromHexString('order-17'); // => throws Error
new ObjectId('').toHex().length; // => 24
ObjectId.createFromHexString('').toHex().length; // => 24

// subclass-constructed
class A extends ObjectId {}
new A('a'.repeat(24)) instanceof A; // => true

// objects
ObjectId.createFromHexString(new ObjectId()); // => throws Error
ObjectId.createFromHexString(new Uint8Array(12)); // => throws Error

// random-source
new ObjectId(undefined, () => 0).toHex().slice(8); // => '0000000000000000'

// parse-searches
ObjectId.parse(`order_${'a'.repeat(24)}`).toHex() === 'a'.repeat(24); // => true
ObjectId.parse(''); // => throws Error

// valid
[`${'a'.repeat(24)}`, 'order-17', ''].map((text) => ObjectId.isValid(text));
// => [true, false, false]

// way-back
ObjectId.createFromHexString('ab'.repeat(12)).toHexString();
// => 'abababababababababababab'
