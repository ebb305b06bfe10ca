import { base64ToBlob, base64ToFormData } from 'funtool/function';

// both-sides
base64ToBlob('x,aA').blob.size; // => 1
base64ToBlob(',aA'); // => throws Error: Invalid base64 format
base64ToBlob('x,'); // => throws Error: Invalid base64 format
base64ToBlob('aA'); // => throws Error: Invalid base64 format

// decoded
await base64ToBlob('data:text/plain;base64,aGVsbG8=').blob.text(); // => 'hello'
const { blob } = base64ToBlob('data:image/jpeg;base64,/9j/');
[...new Uint8Array(await blob.arrayBuffer())]; // => [255, 216, 255]

// loosely-written
await base64ToBlob('x, aGV\n\tsbG8= ').blob.text(); // => 'hello'
await base64ToBlob('x,aGVsbG8').blob.text(); // => 'hello'

// new-object
const url = 'data:text/plain;base64,aGk=';
Object.keys(base64ToBlob(url)); // => ['blob', 'mime', 'ext']
base64ToBlob(url) === base64ToBlob(url); // => false
base64ToBlob(url).blob === base64ToBlob(url).blob; // => false

// type-and-case
const { blob, mime } = base64ToBlob('data:Text/HTML;charset=utf-8;base64,aGk=');
mime; // => 'Text/HTML'
blob.type; // => 'text/html'

// subtype
base64ToBlob('data:image/svg+xml;base64,PHN2Zy8+').ext; // => 'svg+xml'
base64ToBlob('data:IMAGE/PNG;base64,aGk=').ext; // => 'PNG'

// named-exception
function errorOf(text) {
  try {
    return base64ToBlob(text);
  } catch (error) {
    return error;
  }
}
const error = errorOf('data:text/plain;base64,@@@@');
error instanceof DOMException; // => true
error.name; // => 'InvalidCharacterError'

// not-a-string
base64ToBlob(undefined); // => throws TypeError
base64ToBlob(42); // => throws TypeError
base64ToBlob(new Blob(['hi'])); // => throws TypeError

// other-bytes
base64ToBlob('data:text/plain,good tea!'); // => throws InvalidCharacterError
const { blob } = base64ToBlob('data:text/plain,note');
[...new Uint8Array(await blob.arrayBuffer())]; // => [158, 139, 94]
[...new TextEncoder().encode('note')]; // => [110, 111, 116, 101]

// two-alphabets
const bytes = Buffer.from([251, 255]);
bytes.toString('base64'); // => '+/8='
bytes.toString('base64url'); // => '-_8'
base64ToBlob('x,+/8=').blob.size; // => 2
base64ToBlob('x,-_8'); // => throws InvalidCharacterError

// unreadable
base64ToBlob('data:;base64,aGk=').mime; // => 'application/octet-stream'
base64ToBlob('data:image/png,AAAA').mime; // => 'application/octet-stream'
base64ToBlob('data:image/png,AAAA').ext; // => 'octet-stream'

// no-subtype
base64ToBlob('data:text;base64,aGk=').ext; // => 'bin'
base64ToBlob('data:text/;base64,aGk=').ext; // => 'bin'
base64ToBlob('data:text/plain;base64,aGk=').ext; // => 'plain'

// form
const form = base64ToFormData('data:image/png;base64,iVBORw0KGgo=');
form.get('file').size; // => 8

// native-fetch
const read = async (url) => (await fetch(url)).blob();
(await read('data:text/plain;base64,')).size; // => 0
await (await read('data:text/plain,green%20tea')).text(); // => 'green tea'
await (await read('data:text/plain;base64,aGk=')).text(); // => 'hi'
(await read('data:text/plain;charset=utf-8;base64,aGk=')).type;
// => 'text/plain;charset=utf-8'
