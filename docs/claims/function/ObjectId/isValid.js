import { ObjectId } from 'funtool/function';

// text
ObjectId.isValid('a'.repeat(24)); // => true
ObjectId.isValid('order-17'); // => false

// other-values
const others = [new ObjectId(), new Uint8Array(12), 123456789012, 1n, null];
others.some((value) => ObjectId.isValid(value)); // => false
const more = [undefined, true, {}, [], ['a'.repeat(24)], Symbol('id'), () => 1];
more.some((value) => ObjectId.isValid(value)); // => false
ObjectId.isValid(new String('a'.repeat(24))); // => false

// digits
ObjectId.isValid('0123456789abcdefABCDEF00'); // => true
ObjectId.isValid('g'.repeat(24)); // => false
ObjectId.isValid('a'.repeat(23)); // => false
ObjectId.isValid('a'.repeat(25)); // => false

// constructor
const values = ['', null, undefined];
values.map((value) => new ObjectId(value).toHex().length); // => [24, 24, 24]
values.map((value) => ObjectId.isValid(value)); // => [false, false, false]

// untrimmed
const hex = 'a'.repeat(24);
const texts = [` ${hex}`, `${hex} `, `${hex}\n`, `"${hex}"`, `0x${hex}`];
texts.some((text) => ObjectId.isValid(text)); // => false
ObjectId.isValid(`0x${'a'.repeat(22)}`); // => false

// strict-parse
ObjectId.parse('Ab'.repeat(12), true).toHex(); // => 'abababababababababababab'
const inputs = ['a'.repeat(25), 'order-17', '', ` ${'a'.repeat(24)}`, null, 17];
inputs.some((input) => ObjectId.isValid(input)); // => false
ObjectId.parse('a'.repeat(25), true); // => throws Error
ObjectId.parse('order-17', true); // => throws Error
ObjectId.parse('', true); // => throws Error
ObjectId.parse(` ${'a'.repeat(24)}`, true); // => throws Error

// into-an-id
ObjectId.createFromHexString('a'.repeat(24)) instanceof ObjectId; // => true

// native-pattern
const hex = 'aF'.repeat(12);
const texts = [hex, `${hex}\n`, ` ${hex}`, `${hex}0`, hex.slice(1), '', 'order-17'];
texts.every((text) => ObjectId.isValid(text) === /^[a-fA-F0-9]{24}$/.test(text));
// => true
ObjectId.isValid(hex); // => true
