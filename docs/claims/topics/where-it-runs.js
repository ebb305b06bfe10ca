import { regex as rootRegex } from 'funtool';
import { unique } from 'funtool/array';
import { cloneDeep } from 'funtool/common';
import { base64ToBlob, base64ToFormData, debounce, debounceSync } from 'funtool/function';
import { generateVerificationCode, getBrowserType, ObjectId, parseQuery } from 'funtool/function';
import { parseUA, randomInt, throttle, throttleSync, urlParse } from 'funtool/function';
import { urlStringify } from 'funtool/function';
import { mergeDeep } from 'funtool/object';
import { regex } from 'funtool/regex';
import { words } from 'funtool/string';
import { isBlob, isBuffer, isCommentNode, isDocument, isDocumentFragment } from 'funtool/type';
import { isElement, isEqual, isNode, isTextNode, isWindow } from 'funtool/type';

// dom-checks
typeof document; // => 'undefined'
const checks = [isElement, isNode, isTextNode, isCommentNode, isDocument, isDocumentFragment];
const samples = [{ nodeType: 1, nodeName: 'P' }, globalThis, null, 'p'];
[...checks, isWindow].some((check) => samples.some((value) => check(value))); // => false

// blobs
function errorWithout(name, run) {
  const own = Object.getOwnPropertyDescriptor(globalThis, name);
  delete globalThis[name];
  try {
    return run();
  } catch (error) {
    return error.name;
  } finally {
    Object.defineProperty(globalThis, name, own);
  }
}
const url = 'data:text/plain;base64,aGk=';
errorWithout('atob', () => base64ToBlob(url)); // => 'ReferenceError'
errorWithout('Blob', () => base64ToBlob(url)); // => 'ReferenceError'
errorWithout('FormData', () => base64ToBlob(url).ext); // => 'plain'
errorWithout('atob', () => base64ToFormData(url)); // => 'ReferenceError'
errorWithout('Blob', () => base64ToFormData(url)); // => 'ReferenceError'
errorWithout('FormData', () => base64ToFormData(url)); // => 'ReferenceError'

// base64-of-ids
const id = new ObjectId('664723a41f0c9be27d35a8e6');
const { btoa, Buffer } = globalThis;
const texts = [id.toBase64()];
delete globalThis.btoa;
texts.push(id.toBase64(), id.short());
delete globalThis.Buffer;
for (const method of ['toBase64', 'short']) {
  try {
    id[method]();
  } catch (error) {
    texts.push(error.name);
  }
}
globalThis.btoa = btoa;
delete globalThis.Buffer;
texts.push(id.toBase64());
globalThis.Buffer = Buffer;
texts; // => ['ZkcjpB8Mm+J9Najm', 'ZkcjpB8Mm+J9Najm', 'ZkcjpB8Mm+J9Najm', 'ReferenceError', 'ReferenceError', 'ZkcjpB8Mm+J9Najm']

// timers
const { setTimeout: set, clearTimeout: clear } = globalThis;
delete globalThis.setTimeout;
delete globalThis.clearTimeout;
const nameOf = (run) => {
  try {
    return run();
  } catch (error) {
    return error.name;
  }
};
const [draw, load] = [throttleSync(() => 1), throttle(() => 1)];
const results = [nameOf(() => debounceSync(() => 1)()), nameOf(draw), nameOf(draw)];
const promises = [debounce(() => 1)(), load(), load()];
const reasons = Promise.allSettled(promises);
globalThis.setTimeout = set;
globalThis.clearTimeout = clear;
results; // => ['ReferenceError', undefined, 'ReferenceError']
(await reasons).map(({ value, reason }) => value ?? reason.name); // => ['ReferenceError', 1, 'ReferenceError']

// navigators
function readWith(navigator, read) {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
  try {
    return read();
  } catch (error) {
    return error.name;
  } finally {
    delete globalThis.navigator;
    if (own) Object.defineProperty(globalThis, 'navigator', own);
  }
}
readWith(undefined, () => parseUA().browser.name); // => null
readWith(undefined, () => getBrowserType()); // => null
readWith({}, () => parseUA()); // => 'TypeError'
readWith({}, () => getBrowserType()); // => 'TypeError'

// checks
const { Blob, Buffer } = globalThis;
const values = [new Blob(['a']), Buffer.from('a'), {}];
delete globalThis.Blob;
delete globalThis.Buffer;
const results = values.flatMap((value) => [isBlob(value), isBuffer(value), isElement(value)]);
Object.assign(globalThis, { Blob, Buffer });
results.some(Boolean); // => false

// unused
const names = 'FileReader structuredClone crypto URL URLSearchParams TextEncoder TextDecoder Intl';
const own = Object.getOwnPropertyDescriptors(globalThis);
const had = names.split(' ').filter((name) => own[name]);
had.forEach((name) => delete globalThis[name]);
const results = [
  cloneDeep({ tags: ['new'] }),
  urlParse('https://shop.example/tea?page=2').query,
  urlStringify({ hostname: 'shop.example', query: { page: 2 } }),
  parseQuery({ page: 2 }),
  base64ToBlob('data:text/plain;base64,aGk=').blob.size,
  new ObjectId().toBase64().length,
  generateVerificationCode(6).length,
  randomInt(3, 3),
  words('userId'),
  isEqual({ at: new Date(0) }, { at: new Date(0) }),
  regex.checker('茶').use('chinese').isValid(),
];
had.forEach((name) => Object.defineProperty(globalThis, name, own[name]));
had.length > 5; // => true
results; // => [{ tags: ['new'] }, { page: 2 }, '//shop.example/?page=2', 'page=2', 2, 16, 6, 3, ['user', 'Id'], true, true]

// late-polyfill
const { atob } = globalThis;
const names = [];
const sizeOf = () => base64ToBlob('data:text/plain;base64,aGk=').blob.size;
delete globalThis.atob;
try {
  sizeOf();
} catch (error) {
  names.push(error.name);
}
globalThis.atob = () => 'tea';
names.push(sizeOf());
globalThis.atob = atob;
names; // => ['ReferenceError', 3]

// no-accessor
const own = Object.getOwnPropertyDescriptor(Object.prototype, '__proto__');
const body = '{"__proto__":{"isAdmin":true}}';
delete Object.prototype.__proto__;
const made = [mergeDeep({}, JSON.parse(body)), cloneDeep(JSON.parse(body))];
const parsed = JSON.parse(body, (key, value) => (key === '__proto__' ? undefined : value));
const clean = mergeDeep({}, parsed).isAdmin;
Object.defineProperty(Object.prototype, '__proto__', own);
made.map((value) => Object.keys(value)); // => [['__proto__'], ['__proto__']]
made.map((value) => value.isAdmin); // => [undefined, undefined]
clean; // => undefined

// unknown-syntax
new Function('const used = 1; return used; function unused() { return a ??? b; }'); // => throws SyntaxError

// rule
[regex, rootRegex].map(({ chinese }) => String(chinese.pattern)); // => ['/^\\p{Script=Han}+$/u', '/^\\p{Script=Han}+$/u']

// builtins
function errorWithout(name, run) {
  const own = Object.getOwnPropertyDescriptor(globalThis, name);
  delete globalThis[name];
  try {
    return run();
  } catch (error) {
    return error.name;
  } finally {
    Object.defineProperty(globalThis, name, own);
  }
}
errorWithout('WeakMap', () => cloneDeep({ page: 2 })); // => 'ReferenceError'
errorWithout('Set', () => unique([3, 1, 3])); // => 'ReferenceError'
