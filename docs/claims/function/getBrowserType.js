import { getBrowserType, getUA, parseUA } from 'funtool/function';

// no-parameter
getBrowserType.length; // => 0
getBrowserType('Mozilla/5.0 Firefox/121.0'); // => null

// names browser
const typeOf = (value) => {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value });
  return getBrowserType();
};
typeOf('Chrome/120.0'); // => 'Chrome'
typeOf('Chrome/120.0 Edg/120.0'); // => 'Edge'
typeOf('Chrome/120.0 OPR/106.0'); // => 'Opera'
typeOf('Firefox/121.0'); // => 'FireFox'
typeOf('Version/17.2 Safari/605.1.15'); // => 'Safari'
[7, 8, 9, 10].map((version) => typeOf(`MSIE ${version}.0; Windows NT 6.1`));
// => ['IE7', 'IE8', 'IE9', 'IE10']
typeOf('Trident/7.0; rv:11.0'); // => 'IE11'
typeOf('SamsungBrowser/23.0'); // => null
typeOf('Lynx/2.9.0'); // => null

// in-node
getBrowserType(); // => null

// each-call browser
const typeOf = (value) => {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value });
  return getBrowserType();
};
typeOf('Firefox/121.0'); // => 'FireFox'
typeOf('Chrome/120.0'); // => 'Chrome'

// phones browser
const typeOf = (value) => {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value });
  return getBrowserType();
};
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
typeOf(`${android} Chrome/120.0 Mobile Safari/537.36 EdgA/120.0`); // => 'Chrome'
typeOf(`${android} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`); // => 'Chrome'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15';
typeOf(`${iPhone} Version/17.0 EdgiOS/120.0 Mobile/15E148 Safari/605.1.15`); // => 'Safari'
typeOf(`${iPhone} Version/17.2 Mobile/15E148 Safari/604.1`); // => 'Safari'
typeOf(`${iPhone} CriOS/120.0 Mobile/15E148 Safari/604.1`); // => null
typeOf(`${iPhone} FxiOS/121.0 Mobile/15E148 Safari/605.1.15`); // => null

// whole-user-agent
const { browser, os, device } = parseUA('(Windows NT 10.0; Win64) Firefox/121.0');
browser; // => { name: 'Firefox', version: '121.0', majorVersion: '121' }
os.name; // => 'Windows'
device.type; // => 'Desktop'

// no-override browser
getUA() === navigator.userAgent; // => true
getUA('Mozilla/5.0 Firefox/121.0'); // => 'Mozilla/5.0 Firefox/121.0'
getBrowserType(); // => null
