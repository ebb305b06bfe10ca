import ts from 'typescript';
import { readResultLine } from '@funtool-docs/content/resultSyntax';

/** The type of the main result of an answer. */
export interface AnswerType {
  /** Line on which its statement ends, from 0. */
  line: number;
  /** Column of the name that it is about, from 0; `POINTED` if that is on another line. */
  column: number;
  type: string;
}

/** The first column below a line that a comment can point at, which no result begins with. */
const POINTED = 3;

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

/** Adds the type of the main result to the code of an answer, as a comment that points at it: `^?`. */
export function annotateAnswer(code: string, { line, column, type }: AnswerType): string {
  const lines = code.split('\n');
  const isContinued = (text: string) => text.startsWith('//') && statesResult(text);
  const next = lines.findIndex((text, index) => index > line && !isContinued(text));
  const place = next < 0 ? lines.length : next;
  // Further to the right, the comment would continue the stated result.
  const isAfterResult = statesResult(lines[place - 1]!);
  const pointer = `${'//'.padEnd(isAfterResult ? POINTED : column)}^? ${type}`;
  return lines.toSpliced(place, 0, pointer).join('\n');
}

function statesResult(line: string): boolean {
  const comment = line.indexOf('//');
  return comment >= 0 && readResultLine(line.slice(comment)) !== undefined;
}

/** Longest text, in characters; TypeScript itself shortens types with many members. */
const LONGEST = 240;

const FORMAT = ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * Describes what an identifier is as an editor would: `const last: string | undefined`.
 *
 * @returns `undefined` for names that have no type of their own, such as keys of a literal.
 */
export function describeIdentifier(
  node: ts.Identifier,
  checker: ts.TypeChecker,
): string | undefined {
  if (isKey(node)) return undefined;
  const found = checker.getSymbolAtLocation(node);
  const symbol = found && resolveAlias(found, checker);
  if (!symbol || checker.isUndefinedSymbol(symbol)) return undefined;
  const text = describeSymbol(symbol, node, checker);
  return text && shorten(text);
}

/** Cuts a text that would not fit beside code. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

/** The type of a key stands in the literal itself. */
function isKey({ parent }: ts.Identifier): boolean {
  return ts.isPropertyAssignment(parent) || ts.isLabeledStatement(parent);
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function describeSymbol(
  symbol: ts.Symbol,
  node: ts.Identifier,
  checker: ts.TypeChecker,
): string | undefined {
  const { flags, name } = symbol;
  if (flags & ts.SymbolFlags.Class) return `class ${name}`;
  if (flags & (ts.SymbolFlags.Variable | ts.SymbolFlags.Property | ts.SymbolFlags.Accessor)) {
    const type = checker.typeToString(typeAt(symbol, node, checker), undefined, FORMAT);
    return `${keywordOf(symbol)}${name}: ${type}`;
  }
  if (flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Method)) {
    const keyword = flags & ts.SymbolFlags.Function ? 'function ' : '';
    return `${keyword}${name}${printSignature(symbol, node, checker)}`;
  }
  if (flags & ts.SymbolFlags.Interface) return `interface ${name}`;
  if (flags & ts.SymbolFlags.TypeAlias) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const format = FORMAT | ts.TypeFormatFlags.InTypeAlias;
    return `type ${name} = ${checker.typeToString(type, undefined, format)}`;
  }
  return flags & ts.SymbolFlags.TypeParameter ? `type parameter ${name}` : undefined;
}

/** An assertion or a test may have narrowed the type at this place. */
function typeAt(symbol: ts.Symbol, node: ts.Identifier, checker: ts.TypeChecker): ts.Type {
  const isDeclared = symbol.declarations?.some((other) => ts.getNameOfDeclaration(other) === node);
  // A shorthand property is a variable as well, whose type its place does not tell.
  return isDeclared || ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getTypeOfSymbolAtLocation(symbol, node)
    : checker.getTypeAtLocation(node);
}

function keywordOf({ valueDeclaration }: ts.Symbol): string {
  if (!valueDeclaration || !ts.isVariableDeclaration(valueDeclaration)) return '';
  const { flags } = valueDeclaration.parent;
  if (flags & ts.NodeFlags.Const) return 'const ';
  return flags & ts.NodeFlags.Let ? 'let ' : 'var ';
}

/** Prints the signature that a call uses, with its types filled in, or else the declared one. */
function printSignature(symbol: ts.Symbol, node: ts.Identifier, checker: ts.TypeChecker): string {
  const callee = ts.isPropertyAccessExpression(node.parent) ? node.parent : node;
  const { parent } = callee;
  const isCalled = ts.isCallExpression(parent) && parent.expression === callee;
  const declared = checker.getTypeOfSymbolAtLocation(symbol, node).getCallSignatures()[0];
  const signature = (isCalled && checker.getResolvedSignature(parent)) || declared;
  return signature ? checker.signatureToString(signature, undefined, FORMAT) : '()';
}
