const QUOTED = /['\\\n\r\t\u2028\u2029]/g;
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
  return `'${text.replaceAll(QUOTED, escapeChar)}'`;
}

function escapeChar(char: string): string {
  const code = char.codePointAt(0)!;
  return ESCAPES[char] ?? (code > 127 ? `\\u${code.toString(16)}` : `\\${char}`);
}

function writeObject(value: object): string | undefined {
  if (Array.isArray(value)) return enclose('[', Array.from(value, writeValue), ']');
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? 'new Date(NaN)' : `new Date('${value.toISOString()}')`;
  }
  if (value instanceof RegExp) return String(value);
  if (value instanceof Set) return enclose('new Set([', [...value].map(writeValue), '])');
  if (value instanceof Map) return enclose('new Map([', [...value].map(writeValue), '])');
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const properties = Object.entries(value).map(([key, item]) => {
    const written = writeValue(item);
    return written && `${/^[a-z_$][\w$]*$/i.test(key) ? key : writeText(key)}: ${written}`;
  });
  return properties.length === 0 ? '{}' : enclose('{ ', properties, ' }');
}

function enclose(start: string, parts: (string | undefined)[], end: string): string | undefined {
  return parts.includes(undefined) ? undefined : start + parts.join(', ') + end;
}
