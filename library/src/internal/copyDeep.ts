/** Copies of objects already met, so that cycles and shared references survive. */
export type SeenCopies = WeakMap<object, any>;

/** How the walker copies what it finds inside an object. */
export interface ContentCopier {
  /** Copies an array element, a map value or a set member. */
  item: (value: unknown) => unknown;
  /** Copies a property; receives the original parent. */
  property: (value: unknown, key: PropertyKey, parent: object) => unknown;
}

/** Returned as they are, with a warning: their contents cannot be listed. */
const UNSUPPORTED = new Set(['WeakMap', 'WeakSet', 'BigInt']);

/**
 * Copies one object and hands its contents to `copier`.
 *
 * Objects are told apart by their tag, so class instances, typed arrays, errors and the like become
 * plain objects, as in funtool 1.2.2.
 *
 * @param source The object to copy.
 * @param seen Where copies are remembered. Dates and patterns are not, on purpose.
 * @param copier How to copy the contents.
 * @throws {TypeError} If `seen` is not a map, or a forged `Symbol.toStringTag` promises methods that
 *   are missing.
 */
export function copyDeep(source: object, seen: SeenCopies, copier: ContentCopier): unknown {
  if (seen.has(source)) return seen.get(source);
  const tag = Object.prototype.toString.call(source).slice(8, -1);
  if (UNSUPPORTED.has(tag)) {
    console.warn(`⚠️ Warning: Unsupported type "${tag}" encountered, returning original.`);
    return source;
  }
  if (tag === 'Date') return new Date((source as Date).getTime());
  if (tag === 'RegExp') return new RegExp((source as RegExp).source, (source as RegExp).flags);
  if (Array.isArray(source)) return copyArray(source, seen, copier);
  if (tag === 'Map') return copyMap(source as Map<unknown, unknown>, seen, copier);
  if (tag === 'Set') return copySet(source as Set<unknown>, seen, copier);
  return copyObject(source as Record<PropertyKey, unknown>, seen, copier);
}

/** Assigning by index skips holes and cuts trailing ones off, as in funtool 1.2.2. */
function copyArray(source: unknown[], seen: SeenCopies, copier: ContentCopier): unknown[] {
  const copy: unknown[] = [];
  seen.set(source, copy);
  source.forEach((value, index) => {
    copy[index] = copier.item(value);
  });
  return copy;
}

/** Keys are shared with the original on purpose. */
function copyMap(source: Map<unknown, unknown>, seen: SeenCopies, copier: ContentCopier) {
  const copy = new Map<unknown, unknown>();
  seen.set(source, copy);
  source.forEach((value, key) => copy.set(key, copier.item(value)));
  return copy;
}

function copySet(source: Set<unknown>, seen: SeenCopies, copier: ContentCopier) {
  const copy = new Set<unknown>();
  seen.set(source, copy);
  source.forEach((value) => copy.add(copier.item(value)));
  return copy;
}

function copyObject(source: Record<PropertyKey, unknown>, seen: SeenCopies, copier: ContentCopier) {
  const copy: Record<PropertyKey, unknown> = {};
  seen.set(source, copy);
  for (const key of Reflect.ownKeys(source)) {
    if (!Object.prototype.propertyIsEnumerable.call(source, key)) continue;
    copy[key] = copier.property(source[key], key, source);
  }
  return copy;
}
