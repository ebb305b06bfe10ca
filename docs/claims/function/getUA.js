import { getBrowserType, getUA, parseUA } from 'funtool/function';

// any-override
['', 'Bot/1.0', null, 0, false].map((value) => getUA(value));
// => ['', 'Bot/1.0', null, 0, false]
const value = { name: 'Bot' };
getUA(value) === value; // => true

// sources browser
getUA('Bot/1.0'); // => 'Bot/1.0'
getUA() === navigator.userAgent; // => true
getUA(undefined) === navigator.userAgent; // => true
Object.defineProperty(navigator, 'userAgent', { value: undefined });
getUA(); // => ''

// each-call browser
getUA('Bot/1.0'); // => 'Bot/1.0'
getUA() === navigator.userAgent; // => true
Object.defineProperty(navigator, 'userAgent', { value: 'Other/2.0' });
getUA(); // => 'Other/2.0'

// navigators
function readWith(navigator) {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
  try {
    return getUA();
  } finally {
    delete globalThis.navigator;
    if (own) Object.defineProperty(globalThis, 'navigator', own);
  }
}
readWith({ userAgent: 'Bot/1.0' }); // => 'Bot/1.0'
readWith({}); // => ''
readWith(undefined); // => ''
readWith(null); // => throws TypeError

// own-reading browser
getUA('Mozilla/5.0 Firefox/121.0'); // => 'Mozilla/5.0 Firefox/121.0'
parseUA().originalUA === navigator.userAgent; // => true
parseUA().browser.name; // => null
getBrowserType(); // => null

// no-parameter
getBrowserType.length; // => 0
getBrowserType('Mozilla/5.0 Firefox/121.0'); // => null

// current-browser browser
Object.defineProperty(navigator, 'userAgent', { value: 'Chrome/120.0' });
getBrowserType(); // => 'Chrome'

// native-operators
const native = (override) => override ?? globalThis.navigator?.userAgent ?? '';
[undefined, '', 'Bot/1.0', 0].map((value) => native(value) === getUA(value));
// => [true, true, true, true]
typeof native(null); // => 'string'
getUA(null); // => null
