import { ObjectId } from 'funtool/function';

// searched
ObjectId.parse(`order_${'a'.repeat(24)}`).toHex() === 'a'.repeat(24); // => true

// first-in-a-row
ObjectId.parse(`${'A'.repeat(23)}-${'Bc'.repeat(12)}-${'d'.repeat(24)}`).toHex();
// => 'bcbcbcbcbcbcbcbcbcbcbcbc'

// whole-string
ObjectId.parse('Ab'.repeat(12), true).toHex(); // => 'abababababababababababab'
ObjectId.parse('a'.repeat(25), true); // => throws Error
ObjectId.parse(` ${'a'.repeat(24)}`, true); // => throws Error

// new-instance
const id = ObjectId.parse('Ab'.repeat(12));
id instanceof ObjectId; // => true
id === ObjectId.parse('Ab'.repeat(12)); // => false
id.toHex(); // => 'abababababababababababab'

// never-generates
new ObjectId('').toHex().length; // => 24
ObjectId.parse(''); // => throws Error
ObjectId.parse('', true); // => throws Error
ObjectId.parse(undefined); // => throws TypeError
ObjectId.parse(undefined, true); // => throws Error

// not-a-string
ObjectId.parse(17); // => throws TypeError
ObjectId.parse({}); // => throws TypeError
ObjectId.parse(null); // => throws TypeError
ObjectId.parse(new ObjectId()); // => throws TypeError
ObjectId.parse(17, true); // => throws Error: Invalid strict ObjectId: 17
ObjectId.parse(null, true); // => throws Error: Invalid strict ObjectId: null

// valid-without-throwing
const inputs = ['a'.repeat(24), 'a'.repeat(25), '', 'order-17', null, 17];
inputs.map((input) => ObjectId.isValid(input));
// => [true, false, false, false, false, false]
ObjectId.parse('a'.repeat(24), true).toHex().length; // => 24
ObjectId.parse('a'.repeat(25), true); // => throws Error

// prefixed
const userId = ObjectId.createWithPrefix('user_');
ObjectId.parse(userId).toHex() === userId.slice(5); // => true

// native-untouched
const pattern = /(?<![a-f0-9])[a-f0-9]{24}(?![a-f0-9])/i;
`user_${'A'.repeat(24)}-`.match(pattern)[0] === 'A'.repeat(24); // => true
'a'.repeat(25).match(pattern); // => null
`g${'a'.repeat(24)}z`.match(pattern)[0].length; // => 24
