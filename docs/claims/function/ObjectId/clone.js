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

// native-constructor
const id = new ObjectId('a'.repeat(24));
new ObjectId(id.toHexString()).equals(id.clone()); // => true
new ObjectId(id.toHexString()) === id; // => false

// fields
const tagged = Object.assign(new ObjectId(), { source: 'import' });
'source' in tagged.clone(); // => false
