import { getBrowserType, getUA, parseUA } from 'funtool/function';

// case-sensitive
parseUA('Firefox/121.0').browser.name; // => 'Firefox'
parseUA('firefox/121.0').browser.name; // => null

// falsy browser
const texts = [undefined, '', null, 0, false].map((value) => parseUA(value).originalUA);
texts.map((text) => text === navigator.userAgent);
// => [true, true, true, true, true]

// navigators
function readWith(navigator) {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
  try {
    return parseUA().originalUA;
  } finally {
    delete globalThis.navigator;
    if (own) Object.defineProperty(globalThis, 'navigator', own);
  }
}
readWith(undefined); // => ''
readWith({ userAgent: 'Node.js/21' }); // => 'Node.js/21'
readWith({}); // => throws TypeError

// new-object
parseUA('Firefox/121.0') === parseUA('Firefox/121.0'); // => false
Object.keys(parseUA('Firefox/121.0')); // => ['browser', 'os', 'device', 'engine', 'originalUA']

// browser-names
const nameOf = (ua) => parseUA(ua).browser.name;
nameOf('Chrome/120.0 Edg/120.0'); // => 'Edge (Chromium)'
nameOf('Chrome/64.0 Edge/17.17134'); // => 'Edge (Legacy)'
nameOf('Chrome/120.0 OPR/106.0'); // => 'Opera'
nameOf('Vivaldi/6.5'); // => 'Vivaldi'
nameOf('Chrome/120.0'); // => 'Chrome'
nameOf('Firefox/121.0'); // => 'Firefox'
nameOf('Version/17.2 Safari/605.1.15'); // => 'Safari'
nameOf('Trident/7.0; rv:11.0'); // => 'Internet Explorer'
nameOf('SamsungBrowser/23.0'); // => 'Samsung Internet'
nameOf('Lynx/2.9.0'); // => null

// system-names
const nameOf = (ua) => parseUA(ua).os.name;
nameOf('Windows NT 10.0; Win64'); // => 'Windows'
nameOf('Macintosh; Intel Mac OS X 10_15_7'); // => 'macOS'
nameOf('(iPhone; CPU iPhone OS 17_2 like a phone'); // => 'iOS'
nameOf('Linux; Android 13'); // => 'Android'
nameOf('X11; Linux x86_64'); // => 'Linux'
nameOf('X11; CrOS armv7l 15117.112.0'); // => 'Chrome OS'
nameOf('Windows Phone 8.0'); // => 'Windows Phone'
nameOf('FreeBSD'); // => null

// device-types
const typeOf = (ua) => parseUA(ua).device.type;
typeOf('iPhone'); // => 'Mobile'
typeOf('iPad'); // => 'Tablet'
typeOf('SmartTV'); // => 'SmartTV'
typeOf('PlayStation 5'); // => 'Console'
typeOf('Watch'); // => 'Wearable'
['Windows NT 10.0', 'curl', ' '].map(typeOf); // => ['Desktop', 'Desktop', 'Desktop']

// device-models
const modelOf = (ua) => parseUA(ua).device.model;
modelOf('(iPhone; CPU iPhone OS 17_2'); // => 'iPhone'
modelOf('(iPad; CPU OS 17_2'); // => 'iPad'
modelOf('Android 13; Pixel 7'); // => 'Android Device'
modelOf('Windows NT 10.0'); // => null
modelOf('(iPod touch; CPU iPhone OS 12_5'); // => 'iPhone'
modelOf('(iPod; U; CPU OS 3_1'); // => null

// no-vendor
const agents = ['(iPhone; CPU iPhone OS 17_2', 'Android 13; Samsung', 'Macintosh'];
agents.map((ua) => parseUA(ua).device.vendor); // => [null, null, null]

// engine-names
const nameOf = (ua) => parseUA(ua).engine.name;
nameOf('AppleWebKit/537.36 Chrome/120.0'); // => 'Blink'
nameOf('AppleWebKit/605.1.15 Version/17.2 Safari/605.1.15'); // => 'WebKit'
nameOf('Gecko/20100101 Firefox/121.0'); // => 'Gecko'
nameOf('Trident/7.0; rv:11.0'); // => 'Trident'
nameOf('EdgeHTML/18.17763'); // => 'EdgeHTML'
nameOf('Lynx/2.9.0'); // => null

// parsed-text
parseUA('Lynx/2.9.0').originalUA; // => 'Lynx/2.9.0'

// versions
const { browser, os, engine } = parseUA('Linux x86_64; Gecko/20100101 Firefox/121.0.1');
browser; // => { name: 'Firefox', version: '121.0.1', majorVersion: '121' }
os; // => { name: 'Linux', version: null, majorVersion: null }
engine.version; // => '20100101'

// no-string
parseUA({}); // => throws TypeError
parseUA(true); // => throws TypeError
parseUA(['Firefox/121.0']); // => throws TypeError

// misnamed
const nameOf = (ua) => parseUA(ua).browser.name;
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36';
nameOf(`${android} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`); // => 'Chrome'
nameOf(`${android} Chrome/120.0 Mobile Safari/537.36`); // => 'Chrome'
nameOf(`${android} Chrome/120.0 Mobile Safari/537.36 EdgA/120.0`); // => 'Chrome'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15';
nameOf(`${iPhone} Version/17.0 EdgiOS/120.0 Mobile/15E148 Safari/605.1.15`); // => 'Safari'
nameOf(`${iPhone} CriOS/120.0 Mobile/15E148 Safari/604.1`); // => null
nameOf(`${iPhone} FxiOS/121.0 Mobile/15E148 Safari/605.1.15`); // => null

// windows
parseUA('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/121.0').os.version; // => '10.0'

// one-word browser
Object.defineProperty(navigator, 'userAgent', { value: 'Chrome/120.0 Edg/120.0' });
getBrowserType(); // => 'Edge'
parseUA().browser.name; // => 'Edge (Chromium)'

// no-override browser
getUA() === navigator.userAgent; // => true
getUA('Firefox/121.0'); // => 'Firefox/121.0'
parseUA().originalUA === navigator.userAgent; // => true

// space
parseUA(' ').originalUA; // => ' '
