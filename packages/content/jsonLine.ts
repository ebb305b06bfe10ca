import { isNode, LineCounter, parseDocument } from 'yaml';

/**
 * Finds the line of a value in a JSON text, or 1 if it is not there.
 *
 * @param place Keys and indexes that lead to it: `['behaviour', 3]`.
 */
export function jsonLine(source: string, place: (string | number)[]): number {
  const lineCounter = new LineCounter();
  const value = parseDocument(source, { lineCounter }).getIn(place, true);
  const start = isNode(value) ? value.range?.[0] : undefined;
  return start === undefined ? 1 : lineCounter.linePos(start).line;
}
