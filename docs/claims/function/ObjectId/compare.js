import { ObjectId } from 'funtool/function';
import _ from 'lodash';

// only-hex-read
const read = [];
const other = new Proxy(
  { hex: 'b'.repeat(24) },
  {
    get(target, key) {
      read.push(key);
      return target[key];
    },
  },
);
new ObjectId('a'.repeat(24)).compare(other); // => -1
read; // => ['hex']
new ObjectId('a'.repeat(24)).compare({ hex: 'order-17' }); // => -1

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

// whole-seconds
const ids = Array.from({ length: 50 }, () => new ObjectId());
ids.every((id) => id.getTimestamp() % 1000 === 0); // => true

// instance-method
'compare' in ObjectId; // => false
'compare' in ObjectId.prototype; // => true

// lowercase-needed
new ObjectId('a'.repeat(24)).compare({ hex: 'a'.repeat(24) }); // => 0
new ObjectId('a'.repeat(24)).compare({ hex: 'A'.repeat(24) }); // => -1

// without-hex
const ids = ['0', '9', 'f'].map((digit) => new ObjectId(digit.repeat(24)));
ids.map((id) => id.compare({})); // => [-1, -1, -1]

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

// locale-compare
const original = String.prototype.localeCompare;
String.prototype.localeCompare = () => 42;
const result = new ObjectId('a'.repeat(24)).compare(new ObjectId());
String.prototype.localeCompare = original;
result; // => 42

// lodash-sorted
const list = ['f', '0', 'a'].map((d) => ({ id: new ObjectId(d.repeat(24)) }));
const sorted = _.sortBy(list, 'id');
sorted === list; // => false
sorted.map(({ id }) => id.toHex()[0]); // => ['0', 'a', 'f']
list.map(({ id }) => id.toHex()[0]); // => ['f', '0', 'a']
