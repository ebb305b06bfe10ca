const HEX = /^[a-fA-F0-9]{24}$/;
const HEX_WITHIN = /[a-fA-F0-9]{24}/;
const DIGITS = 24;
const RANDOM_DIGITS = 16;

/**
 * An id of twelve bytes, written as 24 lower-case hex digits: the time of its creation in seconds,
 * then sixteen random digits.
 */
export class ObjectId {
  private hex: string;

  /**
   * Takes over an id that exists as text, or generates a new one.
   *
   * @param hex 24 hex digits in either case. Any falsy value generates a new id; the release has no
   *   stricter rule, so this is kept on purpose.
   * @param randomFn Source of numbers from 0 up to, not including, 1. It is called sixteen times
   *   while an id is generated, and its numbers are not checked.
   * @throws {Error} If `hex` is something else.
   */
  constructor(hex?: string, randomFn: () => number = Math.random) {
    if (!hex) {
      this.hex = generateHex(randomFn);
      return;
    }
    if (!ObjectId.isValid(hex)) throw new Error('Invalid ObjectId hex string.');
    this.hex = hex.toLowerCase();
  }

  /**
   * Tells whether a value is a string of 24 hex digits. An instance is not.
   *
   * @param hex Anything at run time.
   */
  static isValid(hex: string): boolean {
    return typeof hex === 'string' && HEX.test(hex);
  }

  /**
   * Does the same as the constructor with one argument, including a random id for a falsy value.
   *
   * @param hex 24 hex digits in either case.
   * @throws {Error} If `hex` is something else.
   */
  static createFromHexString(hex: string): ObjectId {
    return new ObjectId(hex);
  }

  /**
   * Generates an id and puts a text in front of it.
   *
   * @param prefix Any text, used as it is; an object gives its `valueOf`, as with `+`.
   * @returns A string, not an instance.
   */
  static createWithPrefix(prefix: string): string {
    return prefix + new ObjectId().hex;
  }

  /**
   * Finds the first 24 hex digits in a row. Their surroundings are not looked at, so a longer run is
   * cut; this is kept on purpose.
   *
   * @param str Text that contains an id.
   * @param strict Whether the text must be nothing but the id.
   * @throws {Error} If there is no id.
   * @throws {TypeError} If `str` is not a string and `strict` is off.
   */
  static parse(str: string, strict: boolean = false): ObjectId {
    if (strict) {
      if (!ObjectId.isValid(str)) throw new Error(`Invalid strict ObjectId: ${str}`);
      return new ObjectId(str);
    }
    const match = str.match(HEX_WITHIN);
    if (!match) throw new Error(`Invalid format for ObjectId: ${str}`);
    return new ObjectId(match[0]);
  }

  /** Gives the 24 hex digits in lower case. */
  toHex(): string {
    return this.hex;
  }

  /** Gives the 24 hex digits in lower case. */
  toHexString(): string {
    return this.hex;
  }

  /** Gives the 24 hex digits wherever JavaScript needs a text. */
  toString(): string {
    return this.hex;
  }

  /** Gives the 24 hex digits to `JSON.stringify`. */
  toJSON(): string {
    return this.hex;
  }

  /** Gives the twelve bytes in a new array: four of the time, the highest first, and eight random. */
  toBuffer(): Uint8Array {
    return Uint8Array.from({ length: this.hex.length / 2 }, (_, index) =>
      parseInt(this.hex.slice(index * 2, index * 2 + 2), 16),
    );
  }

  /** Gives the twelve bytes as standard base64, always sixteen characters. */
  toBase64(): string {
    const binary = String.fromCharCode(...this.toBuffer());
    return typeof btoa === 'function'
      ? btoa(binary)
      : Buffer.from(binary, 'latin1').toString('base64');
  }

  /**
   * Gives the same text as `toBase64`, after a prefix. It may contain `+` and `/`; this is kept on
   * purpose.
   *
   * @param prefix Any text, used as it is; an object gives its `valueOf`, as with `+`.
   */
  short(prefix: string = ''): string {
    return prefix + this.toBase64();
  }

  /** Gives the digits and eight zeros in the groups of a UUID, without a UUID's version digit. */
  toUUIDString(): string {
    return this.hex.padEnd(32, '0').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  /** Gives the time in the first eight digits, in milliseconds since 1970. */
  getTimestamp(): number {
    return parseInt(this.hex.slice(0, 8), 16) * 1000;
  }

  /**
   * Tells whether another id has the same digits. Only the `hex` of the other value is read.
   *
   * @param other Another id.
   * @throws {TypeError} If `other` is `null` or `undefined`.
   */
  equals(other: ObjectId): boolean {
    return this.hex === other.hex;
  }

  /**
   * Orders two ids by their digits, so that the earlier second comes first. What has no `hex` is
   * compared as the text `undefined`; this is kept on purpose.
   *
   * @param other Another id.
   * @returns A negative number, 0 or a positive number, as a sort callback returns it.
   * @throws {TypeError} If `other` is `null` or `undefined`.
   */
  compare(other: ObjectId): number {
    return this.hex.localeCompare(other.hex);
  }

  /** Gives another instance with the same digits. */
  clone(): ObjectId {
    return new ObjectId(this.hex);
  }
}

/**
 * Kept on purpose, as in funtool 1.2.2: what is too long is cut off at the end, be it that the source is out
 * of range and gives more than one character each, or that from 2106 on the time has nine digits.
 */
function generateHex(randomFn: () => number): string {
  const seconds = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0');
  const random = Array.from({ length: RANDOM_DIGITS }, () =>
    Math.floor(randomFn() * 16).toString(16),
  );
  return (seconds + random.join('')).slice(0, DIGITS);
}
