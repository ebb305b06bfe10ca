import path from 'node:path';
import ts from 'typescript';
import { type DeclaredParameter, mergeParameters } from './mergeParameters';
import { parseDeclarations, type PrintedDeclaration, printDeclarations } from './printDeclaration';
import { typeProgram } from './typeProgram';

/** A function, class or member as its type declarations describe it. */
export interface DeclaredValue {
  /** One normalized declaration per overload; of a class, one per public member. */
  signatures: PrintedDeclaration[];
  /** Of a class, those of its constructor. */
  parameters: DeclaredParameter[];
}

/** What the library exports. */
export interface Declarations {
  /** Every exported name of a value; of an object, its members: `regex.checker`. */
  exports: Set<string>;
  /** Functions, classes, their members (`ObjectId.clone`) and members of exported objects. */
  values: Map<string, DeclaredValue>;
  /** Types that signatures refer to: aliases, interfaces and classes that are not exported. */
  types: Map<string, PrintedDeclaration[]>;
}

const cache = new WeakMap<ts.SourceFile, Declarations>();

/**
 * Reads the declared types of the library; of the same source only once.
 *
 * @param entry Path of the library's root module.
 */
export function readDeclarations(entry: string): Declarations {
  const program = typeProgram(entry);
  const file = program.getSourceFile(entry)!;
  const declarations = cache.get(file) ?? describeExports(program, entry);
  cache.set(file, declarations);
  return declarations;
}

function describeExports(program: ts.Program, entry: string): Declarations {
  const emitted = emitDeclarations(program, path.dirname(entry));
  const symbols = exportedValues(program, entry);
  const names = new Set(symbols.map(({ name }) => name));
  const objects = symbols.filter(({ flags }) => flags & ts.SymbolFlags.Variable);
  const members = objects.flatMap((symbol) => readObject(symbol, program.getTypeChecker()));
  return {
    exports: new Set([
      ...[...names].filter((name) => !members.some((member) => member.name.startsWith(`${name}.`))),
      ...members.map(({ name }) => name),
    ]),
    values: new Map([
      ...symbols.flatMap((symbol) => readValue(symbol, emitted)),
      ...groupByName(members).map((overloads) => toValue(overloads)),
    ]),
    types: readTypes(emitted, names),
  };
}

/** Emits the `.d.ts` of every module of the library, by the path of its source. */
function emitDeclarations(program: ts.Program, folder: string): Map<string, ts.SourceFile> {
  const emitted = new Map<string, ts.SourceFile>();
  const modules = program
    .getSourceFiles()
    .filter(({ isDeclarationFile }) => !isDeclarationFile)
    .filter(({ fileName }) => path.resolve(fileName).startsWith(folder));
  for (const source of modules) {
    program.emit(source, (name, text) => {
      emitted.set(source.fileName, ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
    });
  }
  return emitted;
}

function exportedValues(program: ts.Program, entry: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const root = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
  return checker
    .getExportsOfModule(root)
    .map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    )
    .filter(({ flags }) => flags & ts.SymbolFlags.Value);
}

type NamedValue = [string, DeclaredValue];

function readValue(symbol: ts.Symbol, emitted: Map<string, ts.SourceFile>): NamedValue[] {
  const source = symbol.declarations![0]!;
  const printed = printDeclarations(emitted.get(source.getSourceFile().fileName)!);
  if (ts.isClassDeclaration(source)) {
    const members = printed.filter(({ name }) => name.startsWith(`${symbol.name}.`));
    const values = groupByName(members).map((overloads) => {
      const [, member] = overloads[0]!.name.split('.');
      const sources = source.members.filter(
        (node) => (node.name?.getText() ?? 'constructor') === member,
      );
      return toValue(overloads, sources);
    });
    const created = values.find(([name]) => name === `${symbol.name}.constructor`)?.[1];
    return [
      ...values,
      [symbol.name, { signatures: members, parameters: created?.parameters ?? [] }],
    ];
  }
  const own = printed.filter(({ name }) => name === symbol.name);
  return own.length ? [toValue(own, symbol.declarations!)] : [];
}

/** Members of an exported object, as the type checker sees them, however its type is composed. */
function readObject(symbol: ts.Symbol, checker: ts.TypeChecker): PrintedDeclaration[] {
  const place = symbol.valueDeclaration!;
  const type = checker.getTypeOfSymbolAtLocation(symbol, place);
  const members = type.getProperties().flatMap((property) => {
    const value = checker.getTypeOfSymbolAtLocation(property, place);
    const calls = value.getCallSignatures();
    return calls.length
      ? calls.map((call) => `${property.name}${checker.signatureToString(call)};`)
      : [`${property.name}: ${checker.typeToString(value)};`];
  });
  const isObject = !(type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike));
  const code = `declare const ${symbol.name}: { ${members.join(' ')} };`;
  return isObject ? printDeclarations(parseDeclarations(code)) : [];
}

function readTypes(
  emitted: Map<string, ts.SourceFile>,
  exported: Set<string>,
): Map<string, PrintedDeclaration[]> {
  const printed = [...emitted.values()].flatMap(printDeclarations).filter(({ node, name }) => {
    if (ts.isFunctionDeclaration(node)) return false;
    return !exported.has(name.split('.')[0]!);
  });
  return groupBy(printed, ({ name }) => name.split('.')[0]!);
}

function groupByName(printed: PrintedDeclaration[]): PrintedDeclaration[][] {
  return [...groupBy(printed, ({ name }) => name).values()];
}

/** `Map.groupBy`, which Node 20 lacks. */
function groupBy<T>(items: T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

/** @param sources Declarations in the source, whose parameters have default values. */
function toValue(overloads: PrintedDeclaration[], sources: readonly ts.Node[] = []): NamedValue {
  const implementation = sources.find((node) => (node as ts.FunctionDeclaration).body);
  const parameters = mergeParameters(
    overloads.map(({ node }) => node),
    implementation,
  );
  return [overloads[0]!.name, { signatures: overloads, parameters }];
}
