import { parseUA } from './parseUA';

type BrowserType =
  | 'IE7'
  | 'IE8'
  | 'IE9'
  | 'IE10'
  | 'IE11'
  | 'Edge'
  | 'FireFox'
  | 'Opera'
  | 'Chrome'
  | 'Safari'
  | null;

/** Short names by the names of `parseUA`, an Internet Explorer with its version. */
const TYPES: Record<string, BrowserType> = {
  'Edge (Chromium)': 'Edge',
  'Edge (Legacy)': 'Edge',
  Firefox: 'FireFox',
  Opera: 'Opera',
  Chrome: 'Chrome',
  Safari: 'Safari',
  'Internet Explorer 7': 'IE7',
  'Internet Explorer 8': 'IE8',
  'Internet Explorer 9': 'IE9',
  'Internet Explorer 10': 'IE10',
  'Internet Explorer 11': 'IE11',
};

/**
 * Names the browser of the reader in one word.
 *
 * Kept on purpose, as in funtool 1.2.2: Firefox is spelled with two capitals, and versions are compared as
 * numbers, so `MSIE 07.0` is `IE7`.
 *
 * @returns The name, or `null` for other browsers and where there is none.
 * @throws {TypeError} If the global `navigator` has no user agent.
 */
export function getBrowserType(): BrowserType {
  const { name, majorVersion } = parseUA().browser;
  return TYPES[`${name}`] ?? TYPES[`${name} ${Number(majorVersion)}`] ?? null;
}
