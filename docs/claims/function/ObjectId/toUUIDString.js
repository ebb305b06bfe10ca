import { ObjectId } from 'funtool/function';

// arguments-ignored
const id = new ObjectId('a'.repeat(24));
id.toUUIDString.length; // => 0
id.toUUIDString(4) === id.toUUIDString(); // => true

// groups
const uuid = new ObjectId('0123456789ABCDEF01234567').toUUIDString();
uuid; // => '01234567-89ab-cdef-0123-456700000000'
uuid.length; // => 36
uuid.split('-').map((group) => group.length); // => [8, 4, 4, 4, 12]

// constructor
const uuid = new ObjectId('a'.repeat(24)).toUUIDString();
new ObjectId(uuid); // => throws Error
ObjectId.parse(uuid); // => throws Error
ObjectId.parse(uuid.replaceAll('-', '')).toHex() === 'a'.repeat(24); // => true

// zeros
const uuids = Array.from({ length: 100 }, () => new ObjectId().toUUIDString());
uuids.every((uuid) => uuid.endsWith('00000000')); // => true

// back
const id = new ObjectId();
ObjectId.parse(id.toHexString(), true).equals(id); // => true

// native-random
const uuids = Array.from({ length: 50 }, () => crypto.randomUUID());
uuids.every((uuid) => uuid[14] === '4'); // => true
uuids.every((uuid) => /[89ab]/.test(uuid[19])); // => true
new Set(uuids.map((uuid) => uuid.slice(0, 8))).size; // => 50

// time
const id = new ObjectId('664723a41f0c9be27d35a8e6');
id.getTimestamp(); // => 1715938212000
const uuids = Array.from({ length: 50 }, () => crypto.randomUUID());
new Set(uuids.map((uuid) => uuid.slice(0, 8))).size; // => 50
