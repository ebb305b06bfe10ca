/** Compares as the results of examples are compared; also true if both sides throw the same. */
export const SAME = 'same';

/** Under this name, code of a law reaches what records the sides of its comparison. */
export const RECORDER = '__law';

/** Under this name, laws reach lodash. */
export const LODASH = '_';

/** What laws can name of the language; anything else that is not of the library is a variable. */
export const GLOBALS = new Set(
  `undefined NaN Infinity Array ArrayBuffer BigInt Boolean DataView Date Error Function Intl JSON Map
  Math Number Object Promise RangeError Reflect RegExp Set String Symbol SyntaxError TypeError
  URIError URL URLSearchParams Uint8Array Float64Array WeakMap WeakSet atob btoa decodeURI
  decodeURIComponent encodeURI encodeURIComponent isFinite isNaN parseFloat parseInt
  structuredClone TextDecoder TextEncoder`.split(/\s+/),
);

/** More variables would be hard to read, and their values to make small. */
export const MOST_VARIABLES = 6;
