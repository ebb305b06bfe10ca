import ts from 'typescript';
import { shorten } from './describeIdentifier';

/** The type of the main result of an answer. */
export interface AnswerType {
  /** Line on which its statement ends, from 0. */
  line: number;
  /** Column of the name that it is about, from 0; `POINTED` if that is on another line. */
  column: number;
  type: string;
}

/** The first column below a line that a comment can point at, which no result begins with. */
export const POINTED = 3;

/**
 * Finds the first statement that calls a documented name, and the type of what it gives.
 *
 * @param documented Names such as `at` or `ObjectId.clone`.
 * @returns `undefined` if there is none, or if the type tells no more than the stated result.
 */
export function findAnswerType(
  source: ts.SourceFile,
  documented: string[],
  checker: ts.TypeChecker,
): AnswerType | undefined {
  const owners = new Set(documented.map((name) => name.split('.')[0]));
  for (const statement of source.statements) {
    const result = resultOf(statement);
    if (!result || !callsOne(result.value, owners)) continue;
    const type = checker.getTypeAtLocation(result.value);
    if (ts.isNewExpression(result.value) || type.flags & TELLS_NOTHING) return undefined;
    const end = source.getLineAndCharacterOfPosition(statement.end);
    const start = source.getLineAndCharacterOfPosition(result.name.getStart(source));
    const column = start.line === end.line ? Math.max(start.character, POINTED) : POINTED;
    return { line: end.line, column, type: shorten(checker.typeToString(type)) };
  }
  return undefined;
}

/** The stated result of these says as much. */
const TELLS_NOTHING =
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Void |
  ts.TypeFlags.Never;

/** The value of a statement, and the name it is pointed at by. */
function resultOf(statement: ts.Statement): { value: ts.Expression; name: ts.Node } | undefined {
  if (ts.isExpressionStatement(statement)) {
    return { value: statement.expression, name: statement.expression };
  }
  if (!ts.isVariableStatement(statement)) return undefined;
  const [declaration] = statement.declarationList.declarations;
  return declaration?.initializer && { value: declaration.initializer, name: declaration.name };
}

function callsOne(node: ts.Node, owners: Set<string | undefined>): boolean {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    let callee: ts.Node = node.expression;
    while (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
      callee = callee.expression;
    }
    if (ts.isIdentifier(callee) && owners.has(callee.text)) return true;
  }
  if (ts.isFunctionLike(node)) return false;
  return ts.forEachChild(node, (child) => callsOne(child, owners) || undefined) ?? false;
}
