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

// numbers
const ids = Array.from({ length: 1000 }, () => new ObjectId());
ids.filter((id) => Number.isNaN(Number(id))).length > 900; // => true
+new ObjectId('664723000000000000000000'); // => 6.64723e+23
+new ObjectId('664723e41000000000000000'); // => Infinity

// node-encodings
Buffer.from('ab'.repeat(12), 'hex').toString('base64'); // => 'q6urq6urq6urq6ur'
new ObjectId('ab'.repeat(12)).toString('base64'); // => 'abababababababababababab'
new ObjectId('ab'.repeat(12)).toBase64(); // => 'q6urq6urq6urq6ur'

// console
let calls = 0;
class Counted extends ObjectId {
  toString() {
    calls += 1;
    return this.toHex();
  }
}
const id = new Counted('a'.repeat(24));
console.log(id); // => Counted { hex: 'aaaaaaaaaaaaaaaaaaaaaaaa' }
calls; // => 0
`${id}`; // => 'aaaaaaaaaaaaaaaaaaaaaaaa'
calls; // => 1

// as-compare
const ids = ['0', '1', '9', 'a', 'f'].map((d) => new ObjectId(d.repeat(24)));
ids.every((a) => ids.every((b) => a < b === a.compare(b) < 0 && a > b === a.compare(b) > 0));
// => true

// same-as-hex
const id = new ObjectId();
id.toHexString() === id.toString(); // => true

// same-or-not
const id = new ObjectId('a'.repeat(24));
id.equals(id.clone()); // => true
id.equals(new ObjectId('b'.repeat(24))); // => false

// in-json
const id = new ObjectId('a'.repeat(24));
JSON.stringify({ id }); // => '{"id":"aaaaaaaaaaaaaaaaaaaaaaaa"}'
id.toJSON() === id.toString(); // => true

// native-bypass
const id = new ObjectId('a'.repeat(24));
Object.prototype.toString.call(id); // => '[object Object]'
String(id); // => 'aaaaaaaaaaaaaaaaaaaaaaaa'
