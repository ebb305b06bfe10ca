/** What engines make and print whole, by name: a page in Node.js has an `Array` of its own. */
const PRINTED =
  /^(?:Object|Set|Map|Date|RegExp|\w*Error|Boolean|Number|String|BigInt|(?:Shared)?ArrayBuffer|\w*Array)$/;

/** So that nearly every object is known at once. */
const COMMON = new Set<object>([Object.prototype, Array.prototype]);

const PRIVATE_FIELD = /[{};.\s*]#[\p{L}$_]/u;

const { toString } = Function.prototype;

/**
 * Tells whether no text shows what is in a value: a function, a symbol, a promise, a weak collection, an iterator, an
 * object of the browser, an instance with private fields.
 */
export function isOpaque(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return true;
  if (typeof value !== 'object' || !value || ArrayBuffer.isView(value)) return false;
  return !isPrinted(Object.getPrototypeOf(value) as object | null);
}

/** What iterators have in common has no constructor, but symbols. */
function isPrinted(prototype: object | null): boolean {
  if (!prototype || COMMON.has(prototype)) return true;
  const made = Object.getOwnPropertyDescriptor(prototype, 'constructor');
  const isNext = () => isPrinted(Object.getPrototypeOf(prototype) as object | null);
  if (!made) return Object.getOwnPropertySymbols(prototype).length === 0 && isNext();
  const maker: unknown = made.value;
  if (typeof maker !== 'function') return false;
  const source = toString.call(maker);
  if (source.includes('[native code]')) return PRINTED.test(maker.name);
  if (Reflect.get(globalThis, maker.name) === maker) return false;
  return !PRIVATE_FIELD.test(source) && isNext();
}
