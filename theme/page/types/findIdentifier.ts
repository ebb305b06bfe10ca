import { rangeIn, readCode } from './codeText';
import { fetchTypes } from './fetchTypes';

/** An identifier that a reader points at. */
export interface Identifier {
  range: Range;
  /** Its description, such as `const last: string`. */
  text: string;
}

/**
 * Finds the identifier at a point of the window.
 *
 * @throws {Error} If the types of the page cannot be loaded.
 */
export async function findIdentifier(
  code: Element,
  x: number,
  y: number,
): Promise<Identifier | undefined> {
  const own = readCode(code);
  const { texts, places } = await fetchTypes(own.text);
  for (const [start, length, text] of places) {
    const range = rangeIn(own, start, length);
    if (contains(range, x, y)) return { range, text: texts[text]! };
  }
  return undefined;
}

function contains(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}
