/** Quotes, control characters, and what would join its neighbour or not be seen at all. */
const ESCAPED = /['\\]|[^\P{Z} ]|[\p{Cc}\p{Cf}\p{Cs}\p{Mn}]/gu;
const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Writes a value as code that `parseValue` reads; `undefined` if there is no such code. */
export function writeValue(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return writeText(value);
    case 'bigint':
      return `${value}n`;
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'object':
      return value === null ? 'null' : writeObject(value);
    case 'boolean':
    case 'undefined':
      return String(value);
    default:
      return undefined;
  }
}

function writeText(text: string): string {
  return `'${text.replaceAll(ESCAPED, escapeChar)}'`;
}

function escapeChar(char: string): string {
  const hex = char.codePointAt(0)!.toString(16);
  if (hex.length > 4) return `\\u{${hex}}`;
  return ESCAPES[char] ?? (/['\\]/.test(char) ? `\\${char}` : `\\u${hex.padStart(4, '0')}`);
}

function writeObject(value: object): string | undefined {
  if (Array.isArray(value)) return writeArray(value);
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? 'new Date(NaN)' : `new Date('${value.toISOString()}')`;
  }
  if (value instanceof RegExp) return String(value);
  if (value instanceof Set) return writeMembers('Set', [...value]);
  if (value instanceof Map) return writeMembers('Map', [...value]);
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const properties = Object.entries(value).map(([key, item]) => {
    const written = writeValue(item);
    return written && `${/^[a-z_$][\w$]*$/i.test(key) ? key : writeText(key)}: ${written}`;
  });
  return properties.length === 0 ? '{}' : enclose('{ ', properties, ' }');
}

/** Nothing stands in the place of a hole; the last one needs a comma behind it. */
function writeArray(array: unknown[]): string | undefined {
  const items = Array.from(array, (item, index) => (index in array ? writeValue(item) : ''));
  return enclose('[', items, items.at(-1) === '' ? ',]' : ']');
}

function writeMembers(name: string, members: unknown[]): string | undefined {
  return members.length === 0
    ? `new ${name}()`
    : enclose(`new ${name}([`, members.map(writeValue), '])');
}

function enclose(start: string, parts: (string | undefined)[], end: string): string | undefined {
  return parts.includes(undefined) ? undefined : start + parts.join(', ') + end;
}

/**
 * Copies a value, so that no call can change what another one is given. Functions and objects that no
 * literal writes are shared.
 */
export function copyValue<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // `map` keeps holes.
  if (Array.isArray(value)) return value.map((item) => copy(item));
  if (value instanceof Date) return new Date(value);
  if (value instanceof RegExp) return new RegExp(value.source, value.flags);
  if (value instanceof Set) return new Set([...value].map(copy));
  if (value instanceof Map)
    return new Map([...value].map(([key, item]) => [copy(key), copy(item)]));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, copy(item)]);
  return Object.fromEntries(entries);
}
