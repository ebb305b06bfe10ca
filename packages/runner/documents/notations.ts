import type { Comment, Statement } from 'acorn';
import { consoleOf } from '../evaluator/exampleSyntax';
import { readStated, type StatedValue } from './readStated';

/** What a comment states about the statement before it. */
export interface Stated {
  /** 1-based line of the comment in the code, and how many lines it has. */
  line: number;
  lines: number;
  /** All that is written, without the mark before it. */
  text: string;
  /** Absent if it cannot be read as a value. */
  value?: StatedValue;
  throws?: Thrown;
}

/** What an error is said to be; nothing of it if only that one is thrown. */
export interface Thrown {
  name?: string;
  message?: string;
}

const ARROW = /^\s*(?:[=-]+>|→|⇒|➜)\s?/;
const WORD =
  /^\s*(?:returns?|outputs?|expected(?: output| result)?|result|prints?|logs?|throws?|rejects?)\b\s*(?::|[=-]+>|→)?\s*/i;
const THROWS = /^\s*(?:it )?(?:throws?|rejects?)\b/i;
const ERROR =
  /^(?:Uncaught )?(?:an? |with )?(?<name>[A-Z]\w*Error|Error|error|exception)\b(?:\s*[:(]\s*(?<message>.*?)\)?)?[.;]?$/s;

/**
 * Reads comments that state results.
 *
 * @param comments Lines behind a statement, or right below it, without their slashes.
 * @param names Names that stand for values.
 * @param isBare Whether a comment without a mark may be one.
 */
export function readNotation(
  comments: { line: number; text: string }[],
  names: ReadonlySet<string>,
  isBare: boolean,
): Stated | undefined {
  const [first, ...others] = comments;
  if (!first) return undefined;
  const mark = ARROW.exec(first.text)?.[0];
  const word = mark === undefined ? WORD.exec(first.text)?.[0] : undefined;
  const isMarked = mark !== undefined || (word !== undefined && /:|>|→/.test(word));
  if (!isMarked && word === undefined && !isBare) return undefined;
  const begin = first.text.slice((mark ?? word ?? '').length);
  const isThrown =
    THROWS.test(first.text) || THROWS.test(begin) || /^(?:Uncaught )?\w*Error\b/.test(begin.trim());
  if (isThrown) {
    const told = begin.replace(THROWS, '').trim().replace(/^:\s*/, '');
    const throws = readThrown(told);
    const isSaid = isMarked || THROWS.test(first.text) || isBare;
    return throws && isSaid
      ? { line: first.line, lines: 1, text: first.text.trim(), throws }
      : undefined;
  }
  const read = readLines([begin, ...others.map(({ text }) => text)], names);
  if (read) return { line: first.line, ...read };
  return isMarked ? { line: first.line, lines: 1, text: begin.trim() } : undefined;
}

/** Joins lines until they are a value. */
function readLines(lines: string[], names: ReadonlySet<string>) {
  for (let count = 1; count <= lines.length; count += 1) {
    const text = lines.slice(0, count).join('\n').trim();
    const value = readStated(text, names);
    if (value) return { lines: count, text, value };
  }
  return undefined;
}

/** What cannot be read as an error is no statement on one: `throws if …`. */
function readThrown(text: string): Thrown | undefined {
  if (text === '') return {};
  const { name, message } = ERROR.exec(text)?.groups ?? {};
  if (name === undefined) return undefined;
  return {
    ...(/^[A-Z]/.test(name) && { name }),
    ...(message && { message: message.replace(/^(['"`])(.*)\1$/s, '$2') }),
  };
}

/** Comments by the line on which they begin; only those of lines. */
export function byLine(comments: Comment[]): Map<number, string> {
  return new Map(
    comments.flatMap(({ type, value, loc }) =>
      type === 'Line' ? [[loc!.start.line, value] as const] : [],
    ),
  );
}

/** The comments behind a statement and on the lines below it. */
export function commentsOf(
  { loc }: Statement,
  comments: Map<number, string>,
  ownLines: ReadonlySet<number>,
): { line: number; text: string }[] {
  const end = loc!.end.line;
  const isBehind = comments.has(end) && !ownLines.has(end);
  const found: { line: number; text: string }[] = [];
  for (let line = isBehind ? end : end + 1; comments.has(line); line += 1) {
    if (line > end && !ownLines.has(line)) break;
    found.push({ line, text: comments.get(line)! });
  }
  return found;
}

/** A statement that may carry a result without a mark: an expression, or what is printed. */
export function isPlain(node: Statement): boolean {
  return node.type === 'ExpressionStatement' || consoleOf(node) !== undefined;
}
