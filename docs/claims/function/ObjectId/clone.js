import { ObjectId } from 'funtool/function';
import { clone } from 'funtool/common';
import { cloneDeep } from 'funtool/common';

// arguments-ignored
const id = new ObjectId('a'.repeat(24));
id.clone.length; // => 0
id.clone('b'.repeat(24)).toHex(); // => 'aaaaaaaaaaaaaaaaaaaaaaaa'

// new-instance
const id = new ObjectId('Ab'.repeat(12));
const copy = id.clone();
copy instanceof ObjectId; // => true
copy === id; // => false
copy.toHex() === id.toHex(); // => true

// checked-again
const broken = ['order-17', 'a'.repeat(25), 17, {}].map((hex) =>
  Object.assign(new ObjectId(), { hex }),
);
broken[0].clone(); // => throws Error
broken[1].clone(); // => throws Error
broken[2].clone(); // => throws Error
broken[3].clone(); // => throws Error

// plain-objects
const id = new ObjectId('a'.repeat(24));
cloneDeep(id); // => { hex: 'aaaaaaaaaaaaaaaaaaaaaaaa' }
structuredClone(id); // => { hex: 'aaaaaaaaaaaaaaaaaaaaaaaa' }
'toHex' in cloneDeep(id); // => false
'toHex' in structuredClone(id); // => false

// never-changed
const id = Object.freeze(new ObjectId('a'.repeat(24)));
id.toHex(); // => 'aaaaaaaaaaaaaaaaaaaaaaaa'
id.toHexString(); // => 'aaaaaaaaaaaaaaaaaaaaaaaa'
`${id.toString()}${id.toJSON()}`.length; // => 48
id.toBuffer().length; // => 12
id.toBase64().length; // => 16
id.short().length; // => 16
id.toUUIDString().length; // => 36
id.getTimestamp(); // => 2863311530000
id.equals(id.clone()); // => true
id.compare(id.clone()); // => 0
id.toHex(); // => 'aaaaaaaaaaaaaaaaaaaaaaaa'

// empty-hex
const id = Object.assign(new ObjectId('a'.repeat(24)), { hex: '' });
id.clone().toHex().length; // => 24
id.clone().equals(id.clone()); // => false
new ObjectId('').toHex().length; // => 24

// invalid-source
const id = new ObjectId(undefined, () => NaN);
ObjectId.isValid(id.toHex()); // => false
new ObjectId(undefined, () => 0.5).clone().toHex().slice(8);
// => '8888888888888888'

// same-or-not
const id = new ObjectId('a'.repeat(24));
id.equals(id.clone()); // => true
id.equals(new ObjectId('b'.repeat(24))); // => false

// other-copies
class OrderId extends ObjectId {
  source = 'import';
}
const id = new OrderId('a'.repeat(24));
clone(id) instanceof OrderId; // => true
clone(id).source; // => 'import'
cloneDeep(id) instanceof ObjectId; // => false
'toHex' in cloneDeep(id); // => false

// native-constructor
const id = new ObjectId('a'.repeat(24));
new ObjectId(id.toHexString()).equals(id.clone()); // => true
new ObjectId(id.toHexString()) === id; // => false
