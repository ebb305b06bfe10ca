import ts from 'typescript';

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
export function shorten(text: string): string {
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
