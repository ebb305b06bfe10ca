import type { Comment } from 'acorn';

/** A `// => …` comment with its continuation lines. */
export interface StatedResult {
  /** 1-based. */
  line: number;
  text: string;
  /** Whether the line holds nothing but the comment. */
  ownLine: boolean;
}

const RESULT_MARK = /^\s*=>\s?(.*)$/;
const CONTINUATION = /^\s{3,}(.*)$/;

/**
 * Joins result comments with their continuation lines.
 *
 * @param comments All comments of an example, in order.
 * @returns The results by their first line.
 */
export function collectResults(comments: Comment[], code: string): Map<number, StatedResult> {
  const lines = code.split('\n');
  const isOwnLine = (line: number) => lines[line - 1]!.trimStart().startsWith('//');
  const results = new Map<number, StatedResult>();
  let open: StatedResult | undefined;
  let next = 0;
  for (const { type, value, loc } of comments) {
    const line = loc!.start.line;
    const start = type === 'Line' ? RESULT_MARK.exec(value) : null;
    const more = type === 'Line' && line === next && isOwnLine(line) && CONTINUATION.exec(value);
    next = line + 1;
    if (start) {
      open = { line, text: start[1]!.trim(), ownLine: isOwnLine(line) };
      results.set(line, open);
    } else if (open && more) {
      open.text += `\n${more[1]!.trim()}`;
    } else {
      open = undefined;
    }
  }
  return results;
}
