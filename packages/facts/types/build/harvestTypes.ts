import type { RsbuildPlugin } from '@rsbuild/core';
import { inputsOf, readCached } from '@funtool-docs/content/buildCache';
import { loadSite } from '@funtool-docs/content/loadSite';
import { emitFolder } from '@funtool-docs/islands/build/emitFiles';
import ts from 'typescript';
import { exampleProgram, isTyped } from '../../library/typeProgram';
import type { Page } from '@funtool-docs/content/parsePage';
import { pathOf } from '@funtool-docs/content/paths';
import {
  hashCode,
  type PageTypes,
  type TypePosition,
  TYPES_FOLDER,
  typesPathOf,
} from '../servedTypes';

/** The types of the examples of each page, by the path of the file that readers load. */
type Harvest = Record<string, PageTypes>;

/**
 * Emits the types of the examples of each page, which readers load when they point at code. Made
 * after the checks of the content, whose TypeScript program knows the types.
 */
export function typeFiles(root: string): RsbuildPlugin {
  return emitFolder(TYPES_FOLDER, async () => {
    const inputs = inputsOf(root, INPUTS);
    const make = () => harvestTypes(loadSite(root).pages, root);
    const files = await readCached<Harvest>(root, 'types', inputs, make);
    const texts = Object.entries(files).map(([path, types]) => [path, JSON.stringify(types)]);
    return Object.fromEntries(texts) as Record<string, string>;
  });
}

/** The types depend on these, besides packages. */
const INPUTS = [
  'docs',
  'library/src',
  'packages/content',
  'packages/facts/library',
  'packages/facts/types',
];

/**
 * Lists the types of the identifiers in every typed example; a page without any has no file.
 *
 * @param root Repository root.
 */
export function harvestTypes(pages: Page[], root: string): Harvest {
  const { program, names } = exampleProgram(pages, root);
  const checker = program.getTypeChecker();
  const harvest: Harvest = {};
  for (const { slug, blocks } of pages) {
    if (!blocks.some(isTyped)) continue;
    const file = (harvest[typesPathOf(pathOf(slug))] ??= { texts: [], examples: {} });
    for (const block of blocks.filter(isTyped)) {
      const source = program.getSourceFile(names.get(block.code)!)!;
      file.examples[hashCode(block.code)] ??= listPlaces(source, checker, file.texts);
    }
  }
  return harvest;
}

/** Lists the identifiers of a module, and adds what they are to the texts of its page. */
function listPlaces(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  texts: string[],
): TypePosition[] {
  const places: TypePosition[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isIdentifier(node) && describeIdentifier(node, checker);
    if (text) {
      if (!texts.includes(text)) texts.push(text);
      const start = node.getStart(source);
      places.push([start, node.end - start, texts.indexOf(text)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

/** Longest text, in characters; TypeScript itself shortens types with many members. */
const LONGEST = 240;

const FORMAT = ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * Describes what an identifier is as an editor would: `const last: string | undefined`.
 *
 * @returns `undefined` for names that have no type of their own, such as keys of a literal.
 */
function describeIdentifier(node: ts.Identifier, checker: ts.TypeChecker): string | undefined {
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
