import {
  type Comment,
  type Identifier,
  type Node,
  parse,
  type Program,
  type Token,
  tokTypes,
} from 'acorn';
import { ExampleError, RECORDER } from './preparedExample';

export interface ParsedModule {
  code: string;
  program: Program;
  comments: Comment[];
}

/**
 * Parses a module that begins on a 1-based line of its code block.
 *
 * @throws {SyntaxError} With the position that acorn reports.
 * @throws {ExampleError} If it uses the recorder's name, or means something else as a script.
 */
export function parseModule(code: string, line = 1): ParsedModule {
  const comments: Comment[] = [];
  const tokens: Token[] = [];
  const program = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    locations: true,
    onComment: comments,
    onToken: tokens,
  });
  for (const token of tokens) refuseScriptComment(token, code, line);
  refuseReservedName(program, line);
  return { code, program, comments };
}

/** Examples are parsed as modules but run as function bodies, where these begin a comment. */
function refuseScriptComment({ type, start, loc }: Token, code: string, line: number): void {
  const mark = type === tokTypes.relational ? '<!--' : type === tokTypes.incDec ? '-->' : undefined;
  if (!mark || !code.startsWith(mark, start)) return;
  throw new ExampleError(
    `"${mark}" begins a comment in scripts but not in modules; put a space into it`,
    line - 1 + loc!.start.line,
  );
}

/** Code that could name the recorder could also replace it. */
function refuseReservedName(program: Program, line: number): void {
  walk(program, (node) => {
    if (node.type === 'Identifier' && (node as Identifier).name === RECORDER) {
      throw new ExampleError(`the name ${RECORDER} is reserved`, line - 1 + node.loc!.start.line);
    }
  });
}

/** Visits every node of a syntax tree or array, parents before children. */
export function walk(root: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(root)) {
    for (const item of root) walk(item, visit);
  } else if (isNode(root)) {
    visit(root);
    for (const value of Object.values(root)) walk(value, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
