import { getUA } from 'funtool/function';
import { isBuffer, isNode, isNodeJS, isWindow } from 'funtool/type';

// arguments typed
// @ts-expect-error -- there are no parameters
isNodeJS('browser'); // => true
// @ts-expect-error -- there are no parameters
isNodeJS(false, {}); // => true

// version
const { process: original } = globalThis;
delete globalThis.process;
isNodeJS(); // => false
globalThis.process = { versions: { node: '22.0.0' } };
isNodeJS(); // => true
globalThis.process = original;
isNodeJS(); // => true

// null-process
const { process: original } = globalThis;
globalThis.process = null;
isNodeJS(); // => throws TypeError
globalThis.process = original;

// names browser
isNode(document.body); // => true
isNode(process); // => false

// related browser
isBuffer(Buffer.from('a')); // => true
isWindow(window); // => true
getUA() === navigator.userAgent; // => true

// native
const { process: original } = globalThis;
const hasVersion = () => typeof process !== 'undefined' && !!process.versions?.node;
const shims = [original, undefined, {}, { versions: {} }];
const results = shims.map((shim) => {
  globalThis.process = shim;
  return [isNodeJS(), hasVersion()];
});
globalThis.process = original;
results;
// => [[true, true], [false, false], [false, false], [false, false]]
