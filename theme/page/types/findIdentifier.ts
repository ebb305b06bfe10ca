import { offsetIn, rangeIn, readCode } from './codeText';
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
  const caret = caretAt(x, y);
  const offset = caret && offsetIn(own, caret.node, caret.offset);
  if (offset === undefined) return undefined;
  for (const [start, length, text] of places) {
    if (start > offset || start + length < offset) continue;
    const range = rangeIn(own, start, length);
    // The caret is at the nearest letter, however far away.
    if (contains(range, x, y)) return { range, text: texts[text]! };
  }
  return undefined;
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  // Safari has had the standard method only since 2025.
  if (!document.caretPositionFromPoint) {
    const range = document.caretRangeFromPoint(x, y);
    return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
  }
  const caret = document.caretPositionFromPoint(x, y);
  return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined;
}

function contains(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}
