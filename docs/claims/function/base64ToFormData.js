import { base64ToBlob, base64ToFormData } from 'funtool/function';

// same-rules
function outcomeOf(decode, text) {
  try {
    return decode(text).size;
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
}
const texts = ['x,aGk=', 'x, a G k', 'aGk=', ',aGk=', 'x,', 'x,@@@@', null];
const blobs = texts.map((text) => outcomeOf((url) => base64ToBlob(url).blob, text));
const files = texts.map((text) => outcomeOf((url) => base64ToFormData(url).get('file'), text));
files.map((outcome, index) => outcome === blobs[index]);
// => [true, true, true, true, true, true, true]

// field-name
const url = 'data:text/plain;base64,aGk=';
Array.from(base64ToFormData(url).keys()); // => ['file']
Array.from(base64ToFormData(url, { key: 'note' }).keys()); // => ['note']

// time-as-name
const before = Date.now();
const { name } = base64ToFormData('data:image/png;base64,aGk=').get('file');
const time = Number(name.replace('.png', ''));
before <= time && time <= Date.now(); // => true

// one-file
const url = 'data:text/plain;base64,aGVsbG8=';
const form = base64ToFormData(url);
[...form.keys()].length; // => 1
form.get('file') instanceof File; // => true
form.get('file').type; // => 'text/plain'
await form.get('file').text(); // => 'hello'
base64ToFormData(url) === base64ToFormData(url); // => false

// unusable-names
const url = 'data:text/plain;base64,aGk=';
base64ToFormData(url, { filename: true }); // => throws TypeError
base64ToFormData(url, { filename: 2024 }); // => throws TypeError
base64ToFormData(url, { filename: { name: 'note' } }); // => throws TypeError

// raw-subtypes
const nameOf = (type) =>
  base64ToFormData(`data:${type};base64,aGk=`, { filename: 'x' }).get('file').name;
nameOf('text/plain'); // => 'x.plain'
nameOf('image/svg+xml'); // => 'x.svg+xml'
nameOf('image/jpeg'); // => 'x.jpeg'

// file-alone
const { blob, mime, ext } = base64ToBlob('data:text/plain;base64,aGk=');
blob.size; // => 2
mime; // => 'text/plain'
ext; // => 'plain'

// native-append
const blob = new Blob(['hi'], { type: 'text/plain' });
const form = new FormData();
form.append('file', blob, 'note');
const file = form.get('file');
[file.name, file.type, file.size]; // => ['note', 'text/plain', 2]
const made = base64ToFormData('data:text/plain;base64,aGk=', { filename: 'note' });
const other = made.get('file');
[other.name, other.type, other.size]; // => ['note.plain', 'text/plain', 2]

// empty-names
const form = base64ToFormData('data:image/png;base64,iVBORw0KGgo=', { key: '', filename: '' });
[...form.keys()]; // => ['file']
/^\d{13}\.png$/.test(form.get('file').name); // => true
