import type { Program, Statement } from 'acorn';
import { transform } from 'sucrase';
import { consoleOf } from './consoleCall';
import { ExampleError } from './ExampleError';
import { callsImport, importedNames } from './importedNames';
import { type ParsedModule, parseModule } from './parseModule';
import { type StatedResult, collectResults } from './resultComments';
import { walk } from './walk';

/** What a `// =>` comment states about the statement it follows. */
export type Expectation =
  | { kind: 'value'; source: string; expression: ParsedModule }
  | { kind: 'throws'; source: string }
  | { kind: 'prints'; source: string };

/** A statement of an example, with what the page says it results in. */
export interface ExampleStatement {
  /** The syntax tree node; its offsets refer to `ParsedExample.code`. */
  node: Statement;
  /** Line of the code block on which the stated result stands (1-based), or else the statement. */
  line: number;
  isTopLevel: boolean;
  /** A top-level call of something imported, of which readers expect to be told the result. */
  callsImport: boolean;
  expectation?: Expectation;
}

/** An example as JavaScript, line by line where the TypeScript was, ready to be instrumented. */
export interface ParsedExample extends Pick<ParsedModule, 'code' | 'program'> {
  statements: ExampleStatement[];
}

/**
 * Parses a TypeScript or JavaScript example and finds the result stated after each statement.
 *
 * A result is a `// => …` comment on the statement's last line or on the line below it; further
 * comment lines indented by three or more spaces continue it.
 *
 * @param source Content of a code block.
 * @throws {ExampleError} If the code has a syntax error or cannot be run safely, or a result belongs to
 *   no statement.
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

function stripTypes(source: string): string {
  try {
    return transform(source, {
      transforms: ['typescript'],
      disableESTransforms: true,
      keepUnusedImports: true,
    }).code;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    throw new ExampleError(message, loc?.line ?? 1);
  }
}

function parseProgram(code: string): ParsedModule {
  try {
    return parseModule(code);
  } catch (error) {
    if (error instanceof ExampleError) throw error;
    const { message, loc } = error as SyntaxError & { loc?: { line: number } };
    throw new ExampleError(message, loc?.line ?? 1);
  }
}

/** All statements that can carry a result, at any depth, inner ones after the outer. */
function listStatements(program: Program): Statement[] {
  const found: Statement[] = [];
  walk(program.body, (node) => {
    if (node.type === 'ExpressionStatement' || node.type === 'VariableDeclaration') {
      found.push(node as Statement);
    }
  });
  return found;
}

/** Moves the result that belongs to a statement from `results` to it. */
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

/** A statement within a larger one, such as the body of `() => { f(); }`, leaves the result to it. */
function endsItsLine(node: Statement, code: string): boolean {
  return /^[ \t]*(\/\/|$)/.test(code.slice(node.end).split('\n', 1)[0]!);
}

function readExpectation(node: Statement, { text, line }: StatedResult): Expectation {
  if (text === '') throw new ExampleError('the result after // => is empty', line);
  if (consoleOf(node)) return { kind: 'prints', source: text };
  const thrown = /^throws\s+(.+)$/s.exec(text);
  if (thrown) return { kind: 'throws', source: thrown[1]!.replaceAll('\n', ' ') };
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
