import { isDocument, isElement, isWindow } from 'funtool/type';

// any-value browser
const values = [null, undefined, 7, 'window', {}, document, window];
values.map((value) => isWindow(value)).indexOf(true); // => 6

// current-window browser
isWindow(window); // => true
isWindow(self); // => true
isWindow(document.defaultView); // => true

// other-values browser
document.body.innerHTML = '<iframe>';
const others = [window.frames[0], document, document.body, {}, null, 'window'];
const fake = { window, self: window, document };
[...others, fake, Object.create(window), Window.prototype].every(
  (value) => isWindow(value) === false,
); // => true

// never-throws browser
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
isWindow(proxy); // => false
isWindow(); // => false
isWindow(Object.create(null)); // => false

// related browser
isDocument(document); // => true
isElement(document.body); // => true
isWindow(document); // => false

// native-same browser
document.body.innerHTML = '<iframe>';
const values = [window, self, window.frames[0], document, new Proxy(window, {})];
[...values, Object.create(window), {}, null].every(
  (value) => (value === window) === isWindow(value),
); // => true

// native-needs-window
typeof window; // => 'undefined'
globalThis === window; // => throws ReferenceError
isWindow(globalThis); // => false
