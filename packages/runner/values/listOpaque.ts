import { inspectValue } from '../evaluator/inspectValue';

/** What engines make and print whole, by name: a page in Node.js has an `Array` of its own. */
const PRINTED =
  /^(?:Object|Set|Map|Date|RegExp|\w*Error|Boolean|Number|String|BigInt|(?:Shared)?ArrayBuffer|\w*Array)$/;

/** So that nearly every object is known at once. */
const COMMON = new Set<object>([Object.prototype, Array.prototype]);

const PRIVATE_FIELD = /[{};.\s*]#[\p{L}$_]/u;

const { toString } = Function.prototype;

/**
 * Lists the parts of a value that what it prints does not tell from others, in an order that equal values share;
 * `ancestors` are the objects around it.
 */
export function listOpaque(value: unknown, ancestors: readonly unknown[] = []): unknown[] {
  if (isOpaque(value)) return [value];
  if (typeof value !== 'object' || !value || ArrayBuffer.isView(value)) return [];
  if (ancestors.includes(value)) return [];
  const within = [...ancestors, value];
  const members = value instanceof Set || value instanceof Map ? [...value] : [];
  return [...listMembers(members, within), ...listProperties(value, within)];
}

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

function listMembers(members: unknown[], ancestors: unknown[]): unknown[] {
  return members
    .map((member) => [listOpaque(member, ancestors), inspectValue(member)] as const)
    .filter(([opaque]) => opaque.length > 0)
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .flatMap(([opaque]) => opaque);
}

function listProperties(value: object, ancestors: unknown[]): unknown[] {
  return Reflect.ownKeys(value)
    .map((key) => [key, Object.getOwnPropertyDescriptor(value, key)!] as const)
    .filter(([, { enumerable }]) => enumerable)
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
    .flatMap(([key, own]) => [key, own.value, own.get, own.set])
    .flatMap((part: unknown) => listOpaque(part, ancestors));
}
