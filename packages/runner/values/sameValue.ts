type Fields = Record<PropertyKey, unknown>;

/**
 * Compares two values as the results of examples are compared: by what they print, so `NaN` is the
 * same as `NaN`, `-0` is not `0`, and neither the order of keys, of members nor of entries counts.
 * What shows nothing of its inside is the same as itself alone.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || isOpaque(a)) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (a instanceof Date) return Object.is(a.getTime(), (b as Date).getTime());
  if (a instanceof RegExp) return String(a) === String(b);
  if (a instanceof Set) return sameMembers([...a], [...(b as Set<unknown>)]);
  if (a instanceof Map) return sameMembers([...a], [...(b as Map<unknown, unknown>)]);
  return sameProperties(a as Fields, b as Fields);
}

/** A hole has no key, so it is not the same as `undefined`. */
function sameProperties(a: Fields, b: Fields): boolean {
  if (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length) return false;
  const keys = Reflect.ownKeys(a);
  if (keys.length !== Reflect.ownKeys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key]));
}

function sameMembers(a: unknown[], b: unknown[]): boolean {
  if (a.length !== b.length) return false;
  const rest = [...b];
  return a.every((member) => {
    const index = rest.findIndex((other) => sameValue(member, other));
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
}

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
