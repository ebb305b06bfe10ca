import { ContentError } from './problem';
import { relativePath } from './paths';
import { isNode, LineCounter, parseDocument } from 'yaml';

/** The end of what engines say of wrong JSON; newer ones also have the line. */
const PLACE = / in JSON at position (\d+).*$/s;

/**
 * Parses the JSON of a file that people edit.
 *
 * @param file Its path, for the error.
 * @throws {ContentError} If it is no JSON; names file and line.
 */
export function parseJson(source: string, file: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    const { message } = cause as SyntaxError;
    const [, position = source.trimEnd().length] = PLACE.exec(message) ?? [];
    throw new ContentError({
      file: relativePath(process.cwd(), file),
      line: source.slice(0, Number(position)).split('\n').length,
      message: message.replace(PLACE, ''),
    });
  }
}

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
