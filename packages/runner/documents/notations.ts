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

/** A line of a comment, without its slashes. */
export interface CommentLine {
  /** 1-based. */
  line: number;
  text: string;
}

const ARROW = /^\s*(?:[=-]+>|→|⇒|➜)\s?/;
const WORD =
  /^\s*(?:returns?|outputs?|expected(?: output| result)?|(?:the )?result(?: will be| is)?|prints?|logs?|throws?|rejects?)\b\s*(?::|[=-]+>|→)?\s*/i;
const THROWS = /^\s*(?:it )?(?:throws?|rejects?)\b/i;
const ERROR =
  /^(?:Uncaught )?(?:an? |with )?(?<name>[A-Z]\w*Error|Error|error|exception)\b(?:\s*[:(]\s*(?<message>.*?)\)?)?[.;]?$/s;

/**
 * Reads comments that state results.
 *
 * @param comments Lines beside a statement.
 * @param names Names that stand for values.
 * @param isBare Whether a comment without a mark may be one.
 */
export function readNotation(
  comments: CommentLine[],
  names: ReadonlySet<string>,
  isBare: boolean,
): Stated | undefined {
  const [first, ...others] = comments;
  if (!first) return undefined;
  const mark = ARROW.exec(first.text)?.[0];
  const word = mark === undefined ? WORD.exec(first.text)?.[0] : undefined;
  const isSure = mark !== undefined || (word !== undefined && /:|>|→/.test(word));
  if (!isSure && word === undefined && !isBare) return undefined;
  const begin = first.text.slice((mark ?? word ?? '').length);
  const isThrown =
    THROWS.test(first.text) || THROWS.test(begin) || /^(?:Uncaught )?\w*Error\b/.test(begin.trim());
  if (isThrown) {
    const told = begin.replace(THROWS, '').trim().replace(/^:\s*/, '');
    const throws = readThrown(told);
    const isSaid = isSure || THROWS.test(first.text) || isBare;
    return throws && isSaid
      ? { line: first.line, lines: 1, text: first.text.trim(), throws }
      : undefined;
  }
  const read = readLines([begin, ...others.map(({ text }) => text)], names);
  if (read) return { line: first.line, ...read };
  return isSure ? { line: first.line, lines: 1, text: begin.trim() } : undefined;
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

/** Comments of a block of code by their lines, and which of them have their line to themselves. */
export interface Comments {
  texts: Map<number, string>;
  ownLines: ReadonlySet<number>;
}

/** The comments behind a statement and on the lines below it. */
export function commentsBelow({ loc }: Statement, { texts, ownLines }: Comments): CommentLine[] {
  const end = loc!.end.line;
  const isBehind = texts.has(end) && !ownLines.has(end);
  const found: CommentLine[] = [];
  for (let line = isBehind ? end : end + 1; texts.has(line); line += 1) {
    if (line > end && !ownLines.has(line)) break;
    // The space behind the slashes is none of a text on several lines.
    const text = texts.get(line)!;
    found.push({ line, text: found.length > 0 ? text.replace(/^ /, '') : text });
  }
  return found;
}

/** The comments right above a statement, from the last one with a mark. */
export function commentsAbove({ loc }: Statement, { texts, ownLines }: Comments): CommentLine[] {
  const found: CommentLine[] = [];
  for (let line = loc!.start.line - 1; ownLines.has(line); line -= 1) {
    const text = texts.get(line)!;
    found.unshift({ line, text });
    if (isMarked(text)) return found;
  }
  return [];
}

/** Tells whether results stand above what gives them: not where any is below a statement for sure. */
export function standAbove(nodes: Statement[], { texts, ownLines }: Comments): boolean {
  const starts = new Set(nodes.map(({ loc }) => loc!.start.line));
  const ends = new Set(nodes.map(({ loc }) => loc!.end.line));
  let above = 0;
  for (const line of ownLines) {
    if (!isMarked(texts.get(line)!)) continue;
    let [first, last] = [line, line];
    while (ownLines.has(first - 1)) first -= 1;
    while (ownLines.has(last + 1)) last += 1;
    if (ends.has(first - 1) && !starts.has(last + 1)) return false;
    if (!ends.has(first - 1) && starts.has(last + 1)) above += 1;
  }
  return above > 0;
}

function isMarked(text: string): boolean {
  return ARROW.test(text) || WORD.test(text);
}

/** A statement that may carry a result without a mark: an expression, or what is printed. */
export function isPlain(node: Statement): boolean {
  return node.type === 'ExpressionStatement' || consoleOf(node) !== undefined;
}
