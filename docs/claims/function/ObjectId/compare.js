import { ObjectId } from 'funtool/function';

// signs
const hexes = ['0', '1', '9', 'a', 'f'].map((digit) => digit.repeat(24));
const ids = hexes.map((hex) => new ObjectId(hex));
ids.map((id) => id.compare(ids[2])); // => [-1, -1, 0, 1, 1]
ids.map((id) => ids[2].compare(id)); // => [1, 1, 0, -1, -1]

// missing
new ObjectId('a'.repeat(24)).compare(null); // => throws TypeError
new ObjectId('a'.repeat(24)).compare(undefined); // => throws TypeError

// undefined-text
new ObjectId('f'.repeat(24)).compare('0'.repeat(24)); // => -1
new ObjectId('f'.repeat(24)).compare({ hex: 'undefined' }); // => -1
new ObjectId('0'.repeat(24)).compare('f'.repeat(24)); // => -1

// same-or-not
const id = new ObjectId('a'.repeat(24));
id.equals(id.clone()); // => true
id.equals(new ObjectId('b'.repeat(24))); // => false

// time
new ObjectId('664723a41f0c9be27d35a8e6').getTimestamp() < Date.UTC(2024, 4, 20);
// => true

// native-operators
const ids = ['0', '1', '9', 'a', 'f'].map((d) => new ObjectId(d.repeat(24)));
ids.every((a) => ids.every((b) => a < b === a.compare(b) < 0)); // => true
