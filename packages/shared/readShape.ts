/** A message whose parts are still unread. */
export type Fields = Record<string, unknown>;

/** Gives a value if it has the shape that is wanted, and throws a `ShapeError` otherwise. */
export type Reader<T> = (value: unknown) => T;

class ShapeError extends Error {}

/** Reads what comes from outside, such as a message of untrusted code; `undefined` if it has another shape. */
export function readMessage<T>(data: unknown, read: Reader<T>): T | undefined {
  try {
    return read(data);
  } catch (error) {
    if (error instanceof ShapeError) return undefined;
    throw error;
  }
}

/** Reads an object. */
export function readFields(value: unknown): Fields {
  if (typeof value === 'object' && value !== null) return value as Fields;
  throw new ShapeError();
}

/** Reads a finite number from 0. */
export function readAmount(value: unknown): number {
  if (typeof value === 'number' && value >= 0 && Number.isFinite(value)) return value;
  throw new ShapeError();
}

/**
 * Reads an integer that numbers hold exactly.
 *
 * @param least The smallest one.
 */
export function readInteger(least: number): Reader<number> {
  return (value) => {
    if (Number.isSafeInteger(value) && (value as number) >= least) return value as number;
    throw new ShapeError();
  };
}

/** Reads `true` or `false`. */
export function readBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new ShapeError();
}

/**
 * Reads a text.
 *
 * @param length Of the longest text, in characters.
 */
export function readString(length = Infinity): Reader<string> {
  return (value) => {
    if (typeof value === 'string' && value.length <= length) return value;
    throw new ShapeError();
  };
}

/**
 * Reads each item of a list.
 *
 * @param most Length of the longest list.
 */
export function readList<T>(most: number, reader: Reader<T>): Reader<T[]> {
  return (value) => {
    if (Array.isArray(value) && value.length <= most) return Array.from(value, reader);
    throw new ShapeError();
  };
}

/** Reads the items of a list that have the shape, and drops all else. */
export function readFitting<T extends object | string>(value: unknown, reader: Reader<T>): T[] {
  if (!Array.isArray(value)) return [];
  return value.map((item) => readMessage(item, reader)).filter((item) => item !== undefined);
}

/** Reads one of some texts. */
export function oneOf<T extends string>(values: readonly T[]): Reader<T> {
  return (value) => {
    const found = values.find((item) => item === value);
    if (found !== undefined) return found;
    throw new ShapeError();
  };
}

/** Reads what may be absent. */
export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value) => (value === undefined ? undefined : reader(value));
}
