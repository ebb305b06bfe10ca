type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isNumber: Test = (value) => typeof value === 'number';
const isObject: Test = (value) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isFunction: Test = (value) => typeof value === 'function';
const isSet: Test = (value) => value instanceof Set || value instanceof Map;

/** Tells for each kind of parameter whether a value is meant for it. */
const TESTS: Record<string, Test> = {
  any: () => true,
  item: () => true,
  collection: (value) => [isText, Array.isArray, isObject, isSet].some((test) => test(value)),
  container: (value) => typeof value === 'object' && value !== null,
  set: isSet,
  object: isObject,
  extension: isObject,
  rule: (value) => isText(value) || value instanceof RegExp,
  key: (value) => isText(value) || isNumber(value),
  place: (value) => isText(value) || isNumber(value),
  ...Object.fromEntries(
    ['callback', 'customizer', 'path', 'predicate', 'serializer'].map((kind) => [kind, isFunction]),
  ),
  flag: (value) => typeof value === 'boolean' || isObject(value),
  ...Object.fromEntries(
    ['text', 'part', 'pattern', 'replacement', 'inserted', 'filler'].map((kind) => [kind, isText]),
  ),
  ...Object.fromEntries(
    ['list', 'names', 'removed', 'added', 'kept'].map((kind) => [kind, Array.isArray]),
  ),
  ...Object.fromEntries(
    ['number', 'operand', 'decimals', 'position', 'index', 'start', 'end', 'length', 'count'].map(
      (kind) => [kind, isNumber],
    ),
  ),
};

/** Tells whether a value is of the kind that a parameter is meant for. */
export function acceptsKind(kind: string, value: unknown): boolean {
  return TESTS[kind]?.(value) ?? false;
}
