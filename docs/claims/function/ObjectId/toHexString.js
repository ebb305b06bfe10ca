import { ObjectId } from 'funtool/function';

// arguments-ignored
new ObjectId('a'.repeat(24)).toHexString.length; // => 0
new ObjectId('a'.repeat(24)).toHexString('base64'); // => 'aaaaaaaaaaaaaaaaaaaaaaaa'

// lowercase
new ObjectId('AB'.repeat(12)).toHexString(); // => 'abababababababababababab'
new ObjectId('ab'.repeat(12)).toHexString(); // => 'abababababababababababab'

// overwritten
const id = new ObjectId('a'.repeat(24));
id.hex = 'order-17';
id.toHexString(); // => 'order-17'

// back
const id = new ObjectId();
ObjectId.createFromHexString(id.toHexString()).equals(id); // => true

// shorter
const id = new ObjectId('a'.repeat(24));
id.toBase64().length; // => 16
id.toHexString().length; // => 24

// native-strings
const id = new ObjectId();
String(id) === id.toHexString(); // => true
`${id}` === id.toHexString(); // => true

// shorter-name
const id = new ObjectId('AB'.repeat(12));
id.toHex() === id.toHexString(); // => true

// same-or-not
const id = new ObjectId('a'.repeat(24));
id.equals(id.clone()); // => true
id.equals(new ObjectId('b'.repeat(24))); // => false
