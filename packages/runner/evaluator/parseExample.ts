import type { Program, Statement, Comment } from 'acorn';
import { transform } from 'sucrase';
import { readThrown, readResultLine } from '@funtool-docs/content/codeBlocks';
import { ExampleError, type PreparedStatement } from './preparedExample';
import { callsImport, consoleOf, importedNames } from './exampleSyntax';
import { type ParsedModule, parseModule, walk } from './parseModule';
import { withPlainMarks } from './plainMarks';

/** What a `// =>` comment states about the statement before it. */
export type Expectation =
  | { kind: 'value'; source: string; expression: ParsedModule }
  | { kind: 'throws'; source: string }
  | { kind: 'prints'; source: string };

export interface ExampleStatement extends PreparedStatement {
  /** Offsets refer to `ParsedExample.code`. */
  node: Statement;
  isTopLevel: boolean;
  expectation?: Expectation;
}

/** An example as JavaScript, with the line numbers of the TypeScript. */
export interface ParsedExample extends Pick<ParsedModule, 'code' | 'program'> {
  statements: ExampleStatement[];
}

/**
 * Parses an example and its results: `// => …` comments on the last line of a statement or the line
 * below it, continued by comment lines indented by three or more spaces.
 *
 * @throws {ExampleError} On a syntax error, unsafe code, or a result without a statement.
 */
export function parseExample(source: string): ParsedExample {
  const { code, program, comments } = parseProgram(stripTypes(source));
  const results = collectResults(comments, code);
  const imported = importedNames(program);
  const topLevel = new Set<unknown>(program.body);
  const statements = listStatements(program).map((node) => ({
    ...attachResult(node, results, code),
    isTopLevel: topLevel.has(node),
    callsImport: topLevel.has(node) && callsImport(node, imported),
  }));
  const [dangling] = results.values();
  if (dangling) {
    throw new ExampleError('this result follows no expression or declaration', dangling.line);
  }
  return { code, program, statements };
}

/** Names the first mark of the line that code never has, which is why it cannot be parsed. */
function unparsed(source: string, message: string, line: number): ExampleError {
  const lineOf = (code: string) => [...(code.split('\n')[line - 1] ?? '')];
  const plain = lineOf(withPlainMarks(source));
  const marked = lineOf(source);
  const place = marked.findIndex((char, index) => char !== plain[index]);
  const cause = place < 0 ? message : `code has no ${marked[place]}; write ${plain[place]}`;
  return new ExampleError(cause, line);
}

function stripTypes(source: string): string {
  try {
    return transform(source, {
      transforms: ['typescript'],
      disableESTransforms: true,
      keepUnusedImports: true,
    }).code;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    throw unparsed(source, message, loc?.line ?? 1);
  }
}

function parseProgram(code: string): ParsedModule {
  try {
    return parseModule(code);
  } catch (error) {
    if (error instanceof ExampleError) throw error;
    const { message, loc } = error as SyntaxError & { loc?: { line: number } };
    throw unparsed(code, message, loc?.line ?? 1);
  }
}

/** Statements that can carry a result, outer ones before inner ones. */
function listStatements(program: Program): Statement[] {
  const found: Statement[] = [];
  walk(program.body, (node) => {
    if (node.type === 'ExpressionStatement' || node.type === 'VariableDeclaration') {
      found.push(node as Statement);
    }
  });
  return found;
}

/** Removes the result from `results`: whatever stays there belongs to no statement. */
function attachResult(
  node: Statement,
  results: Map<number, StatedResult>,
  code: string,
): Pick<ExampleStatement, 'node' | 'line' | 'expectation'> {
  const { start, end } = node.loc!;
  const below = results.get(end.line + 1);
  const result = results.get(end.line) ?? (below?.ownLine ? below : undefined);
  if (!result || !endsItsLine(node, code)) return { node, line: start.line };
  results.delete(result.line);
  return { node, line: result.line, expectation: readExpectation(node, result) };
}

/** A statement inside another one, as in `() => { f(); }`, leaves the result to the outer one. */
function endsItsLine(node: Statement, code: string): boolean {
  return /^[ \t]*(\/\/|$)/.test(code.slice(node.end).split('\n', 1)[0]!);
}

function readExpectation(node: Statement, { text, line }: StatedResult): Expectation {
  if (text === '') throw new ExampleError('the result after // => is empty', line);
  if (consoleOf(node)) return { kind: 'prints', source: text };
  const thrown = readThrown(text);
  if (thrown) return { kind: 'throws', source: thrown };
  return { kind: 'value', source: text, expression: parseExpression(text, line) };
}

function parseExpression(text: string, line: number): ParsedModule {
  try {
    return parseModule(`(${text}\n)`, line);
  } catch (error) {
    if (error instanceof ExampleError) throw error;
    throw new ExampleError(
      `the result "${text}" is not a JavaScript expression; a thrown error is stated as "throws Error: message"`,
      line,
    );
  }
}

/** A `// => …` comment with its continuation lines. */
export interface StatedResult {
  /** 1-based. */
  line: number;
  text: string;
  ownLine: boolean;
}

/** Joins ordered result comments with their continuation lines, by first line. */
function collectResults(comments: Comment[], code: string): Map<number, StatedResult> {
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

const parsed = new Map<string, ParsedExample>();

/**
 * Parses each source once, since pages and languages share examples. Do not mutate the result.
 *
 * @throws {ExampleError} As `parseExample`.
 */
export function parseOnce(source: string): ParsedExample {
  const known = parsed.get(source);
  if (known) return known;
  const example = parseExample(source);
  parsed.set(source, example);
  return example;
}
