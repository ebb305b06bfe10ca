/** A line comment that states a result (`// => …`) or may continue one. */
export interface ResultLine {
  isFirst: boolean;
  text: string;
}

const FIRST = /^\s*=>\s?(.*)$/;
const CONTINUATION = /^\s{3,}(.*)$/;
const THROWN = /^throws\s+(.+)$/s;
const FIRST_IN_CODE = /\/\/[^\S\n]*=>/g;
const THROWN_IN_CODE = /\/\/ => throws (.+)/g;

/** Reads a line that states a result (`// => …`), or may continue the one on the line above. */
export function readResultLine(comment: string): ResultLine | undefined {
  if (!comment.startsWith('//')) return undefined;
  const content = comment.slice(2);
  const first = FIRST.exec(content);
  const [, text] = first ?? CONTINUATION.exec(content) ?? [];
  return text === undefined ? undefined : { isFirst: first !== null, text: text.trim() };
}

/** Returns `TypeError: message` for `throws TypeError: message`, and `undefined` for a value. */
export function readThrown(result: string): string | undefined {
  return THROWN.exec(result)?.[1]?.replaceAll('\n', ' ');
}

/** Lists the errors that an example states, each up to the end of its first line. */
export function listThrown(code: string): string[] {
  return Array.from(code.matchAll(THROWN_IN_CODE), ([, error]) => error!);
}

/** Counts the results that an example states. */
export function countResults(code: string): number {
  return code.match(FIRST_IN_CODE)?.length ?? 0;
}
