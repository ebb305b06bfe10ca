import { ObjectId } from 'funtool/function';
import { parseQueryDeep } from 'funtool/function';

// key-ignored
const id = new ObjectId('a'.repeat(24));
id.toJSON.length; // => 0
id.toJSON('id'); // => 'aaaaaaaaaaaaaaaaaaaaaaaa'

// lowercase
const id = new ObjectId('AB'.repeat(12));
id.toJSON(); // => 'abababababababababababab'
id.toString(); // => 'abababababababababababab'

// plain-copies
const id = new ObjectId('a'.repeat(24));
({ ...id }); // => { hex: 'aaaaaaaaaaaaaaaaaaaaaaaa' }
structuredClone(id); // => { hex: 'aaaaaaaaaaaaaaaaaaaaaaaa' }
'toJSON' in structuredClone(id); // => false
const { port1, port2 } = new MessageChannel();
const received = await new Promise((resolve) => {
  port2.onmessage = ({ data }) => resolve(data);
  port1.postMessage(id);
});
port1.close();
received; // => { hex: 'aaaaaaaaaaaaaaaaaaaaaaaa' }

// in-a-query
const id = new ObjectId('a'.repeat(24));
decodeURIComponent(parseQueryDeep({ id }));
// => 'id[hex]=aaaaaaaaaaaaaaaaaaaaaaaa'

// called-by-hand
const id = new ObjectId('a'.repeat(24));
id.toHexString() === id.toJSON(); // => true
id.toHexString(); // => 'aaaaaaaaaaaaaaaaaaaaaaaa'

// back
const id = new ObjectId();
ObjectId.parse(id.toJSON()).equals(id); // => true

// native-calls
JSON.stringify([{ toJSON: () => 1 }, new Date(0), new ObjectId('a'.repeat(24))]);
// => '[1,"1970-01-01T00:00:00.000Z","aaaaaaaaaaaaaaaaaaaaaaaa"]'
