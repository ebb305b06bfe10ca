import { ObjectId } from 'funtool/function';

// arguments-ignored
new ObjectId('f'.repeat(24)).getTimestamp.length; // => 0
new ObjectId('f'.repeat(24)).getTimestamp(7); // => 4294967295000

// milliseconds
const hexes = ['0', '1', '7', 'a', 'f'].map((digit) => digit.repeat(24));
hexes.every((hex) => {
  const time = new ObjectId(hex).getTimestamp();
  return time === parseInt(hex.slice(0, 8), 16) * 1000 && time % 1000 === 0;
});
// => true

// range
new ObjectId('0'.repeat(24)).getTimestamp(); // => 0
new ObjectId('f'.repeat(24)).getTimestamp(); // => 4294967295000
new Date(4294967295000).toISOString(); // => '2106-02-07T06:28:15.000Z'
new Date(0).toISOString(); // => '1970-01-01T00:00:00.000Z'

// first-eight-digits
new ObjectId(`00000001${'0'.repeat(16)}`).getTimestamp(); // => 1000
new ObjectId(`00000001${'f'.repeat(16)}`).getTimestamp(); // => 1000

// sorted-by-time
const early = new ObjectId(`00000001${'f'.repeat(16)}`);
const late = new ObjectId(`00000002${'0'.repeat(16)}`);
early.compare(late); // => -1
early.getTimestamp() < late.getTimestamp(); // => true

// bytes
const id = new ObjectId(`000003e8${'f'.repeat(16)}`);
id.toBuffer().slice(0, 4).join(); // => '0,0,3,232'
id.getTimestamp(); // => 1000000

// native-random
const uuids = Array.from({ length: 50 }, () => crypto.randomUUID());
new Set(uuids.map((uuid) => uuid.slice(0, 8))).size; // => 50
uuids.every((uuid) => uuid[14] === '4'); // => true
