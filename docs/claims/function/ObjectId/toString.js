import { ObjectId } from 'funtool/function';

// arguments-ignored
const id = new ObjectId('a'.repeat(24));
id.toString.length; // => 0
id.toString(2); // => 'aaaaaaaaaaaaaaaaaaaaaaaa'
id.toString('base64'); // => 'aaaaaaaaaaaaaaaaaaaaaaaa'

// lowercase
const id = new ObjectId('AB'.repeat(12));
id.toString(); // => 'abababababababababababab'
id.toHexString(); // => 'abababababababababababab'

// node-encodings
Buffer.from('ab'.repeat(12), 'hex').toString('base64'); // => 'q6urq6urq6urq6ur'
new ObjectId('ab'.repeat(12)).toString('base64'); // => 'abababababababababababab'
new ObjectId('ab'.repeat(12)).toBase64(); // => 'q6urq6urq6urq6ur'

// same-as-hex
const id = new ObjectId();
id.toHexString() === id.toString(); // => true

// in-json
const id = new ObjectId('a'.repeat(24));
JSON.stringify({ id }); // => '{"id":"aaaaaaaaaaaaaaaaaaaaaaaa"}'
id.toJSON() === id.toString(); // => true

// native-calls
class Counted extends ObjectId {
  toString() {
    return 'called';
  }
}
const id = new Counted();
[id + '', String(id)]; // => ['called', 'called']
