/** A line comment that states a result: its first line, `// => …`, or one that may continue it. */
export interface ResultLine {
  isFirst: boolean;
  text: string;
}

const FIRST = /^\s*=>\s?(.*)$/;
const CONTINUATION = /^\s{3,}(.*)$/;
const THROWN = /^throws\s+(.+)$/s;
const THROWN_IN_CODE = /\/\/ => throws (.+)/g;

/**
 * Reads a line comment of an example. A line that may continue a result does so where the line above
 * states or continues one.
 *
 * @param comment The comment, with the slashes it begins with.
 * @returns `undefined` for any other comment.
 */
export function readResultLine(comment: string): ResultLine | undefined {
  if (!comment.startsWith('//')) return undefined;
  const content = comment.slice(2);
  const first = FIRST.exec(content);
  const [, text] = first ?? CONTINUATION.exec(content) ?? [];
  return text === undefined ? undefined : { isFirst: first !== null, text: text.trim() };
}

/**
 * Reads the error that a result states.
 *
 * @param result What stands behind `=>`, with the lines that continue it.
 * @returns `TypeError: message` of `throws TypeError: message`, or `undefined` for a value.
 */
export function readThrown(result: string): string | undefined {
  return THROWN.exec(result)?.[1]?.replaceAll('\n', ' ');
}

/** Lists the errors that an example states, each as far as it stands on its first line. */
export function listThrown(code: string): string[] {
  return Array.from(code.matchAll(THROWN_IN_CODE), ([, error]) => error!);
}
