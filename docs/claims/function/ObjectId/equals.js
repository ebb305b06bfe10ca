import { ObjectId as RootObjectId } from 'funtool';
import { ObjectId } from 'funtool/function';
import { isEqual } from 'funtool/type';

// only-hex-read
const id = new ObjectId('a'.repeat(24));
const read = [];
const other = new Proxy(new ObjectId('a'.repeat(24)), {
  get(target, key) {
    read.push(key);
    return target[key];
  },
});
id.equals(other); // => true
read; // => ['hex']

// any-class
class OrderId extends ObjectId {}
new ObjectId('a'.repeat(24)).equals(new OrderId('a'.repeat(24))); // => true
new ObjectId('a'.repeat(24)).equals({ hex: 'a'.repeat(24) }); // => true

// two-classes
const ofRoot = new RootObjectId('f'.repeat(24));
const id = new ObjectId('f'.repeat(24));
RootObjectId === ObjectId; // => false
ofRoot instanceof ObjectId; // => false
id instanceof RootObjectId; // => false
[id.equals(ofRoot), ofRoot.equals(id)]; // => [true, true]

// same-digits
const id = new ObjectId('a'.repeat(24));
id.equals(new ObjectId('a'.repeat(24))); // => true
id.equals(new ObjectId('A'.repeat(24))); // => true
id.equals(new ObjectId(`${'a'.repeat(23)}b`)); // => false

// unrelated
const id = new ObjectId('a'.repeat(24));
const others = ['a'.repeat(24), '', 17, 1n, true, {}, [], new Date(), () => 1];
others.some((other) => id.equals(other)); // => false

// missing
const id = new ObjectId('a'.repeat(24));
id.equals(null); // => throws TypeError
id.equals(undefined); // => throws TypeError

// which-is-earlier
const early = new ObjectId('0'.repeat(24));
const late = new ObjectId('f'.repeat(24));
early.compare(late); // => -1
late.compare(early); // => 1

// never-equal
class Point {
  x = 1;
}
isEqual(new Point(), new Point()); // => false
isEqual(new ObjectId('a'.repeat(24)), new ObjectId('a'.repeat(24))); // => false

// native-strings
const a = new ObjectId('a'.repeat(24));
const others = [a.clone(), new ObjectId('b'.repeat(24)), new ObjectId()];
others.every((b) => a.equals(b) === (a.toHexString() === b.toHexString())); // => true
