import type { Comment } from 'acorn';
import { readResultLine } from '@funtool-docs/content/resultSyntax';

/** A `// => …` comment with its continuation lines. */
export interface StatedResult {
  /** 1-based. */
  line: number;
  text: string;
  ownLine: boolean;
}

/** Joins ordered result comments with their continuation lines, by first line. */
export function collectResults(comments: Comment[], code: string): Map<number, StatedResult> {
  const lines = code.split('\n');
  const isOwnLine = (line: number) => lines[line - 1]!.trimStart().startsWith('//');
  const results = new Map<number, StatedResult>();
  let open: StatedResult | undefined;
  let next = 0;
  for (const { type, value, loc } of comments) {
    const line = loc!.start.line;
    const result = type === 'Line' ? readResultLine(`//${value}`) : undefined;
    const isNext = line === next;
    next = line + 1;
    if (result?.isFirst) {
      open = { line, text: result.text, ownLine: isOwnLine(line) };
      results.set(line, open);
    } else if (result && open && isNext && isOwnLine(line)) {
      open.text += `\n${result.text}`;
    } else {
      open = undefined;
    }
  }
  return results;
}
