import path from 'node:path';
import ts from 'typescript';
import { mergeParameters } from './mergeParameters';
import {
  parseDeclarations,
  type PrintedDeclaration,
  printDeclarations,
} from '@funtool-docs/content/printDeclaration';
import { typeProgram } from './typeProgram';

export interface DeclaredParameter {
  name: string;
  /** Types of all overloads, joined; `any` absorbs the rest. */
  type: string;
  optional: boolean;
  /** Source code of the default value. */
  defaultValue: string | undefined;
}

export interface DeclaredValue {
  /** One per overload; for a class, one per public member. */
  signatures: PrintedDeclaration[];
  /** For a class, those of its constructor. */
  parameters: DeclaredParameter[];
}

export interface Declarations {
  /** Names of exported values; for an object, those of its members: `regex.checker`. */
  exports: Set<string>;
  /** Functions, classes, their members (`ObjectId.clone`) and members of exported objects. */
  values: Map<string, DeclaredValue>;
  /** Aliases, interfaces and classes that are not exported, which signatures refer to. */
  types: Map<string, PrintedDeclaration[]>;
}

const cache = new WeakMap<ts.SourceFile, Declarations>();

/**
 * Reads the declared types of a library, once per source of its root module.
 *
 * @param entry The root module, or its declaration file.
 * @param folder What belongs to the library; by default the folder of the entry.
 */
export function readDeclarations(entry: string, folder = path.dirname(entry)): Declarations {
  const program = typeProgram(entry);
  const file = program.getSourceFile(entry)!;
  const declarations = cache.get(file) ?? describeExports(program, entry, folder);
  cache.set(file, declarations);
  return declarations;
}

function describeExports(program: ts.Program, entry: string, folder: string): Declarations {
  const emitted = emitDeclarations(program, folder);
  const exported = exportedValues(program, entry);
  const names = new Set(exported.map(({ name }) => name));
  const objects = exported.filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Variable);
  const members = objects.flatMap((object) => readObject(object, program.getTypeChecker()));
  return {
    exports: new Set([
      ...[...names].filter((name) => !members.some((member) => member.name.startsWith(`${name}.`))),
      ...members.map(({ name }) => name),
    ]),
    values: new Map([
      ...exported.flatMap((value) => readValue(value, emitted)),
      ...groupByName(members).map((overloads) => toValue(overloads)),
    ]),
    types: readTypes(emitted, names),
  };
}

function emitDeclarations(program: ts.Program, folder: string): Map<string, ts.SourceFile> {
  const emitted = new Map<string, ts.SourceFile>();
  const modules = program
    .getSourceFiles()
    .filter(({ fileName }) => path.resolve(fileName).startsWith(folder));
  for (const source of modules) {
    if (source.isDeclarationFile) {
      emitted.set(source.fileName, source);
      continue;
    }
    program.emit(source, (name, text) => {
      emitted.set(source.fileName, ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
    });
  }
  return emitted;
}

/** A value with the name under which it is exported, which may be another one than it has. */
interface ExportedValue {
  name: string;
  symbol: ts.Symbol;
}

function exportedValues(program: ts.Program, entry: string): ExportedValue[] {
  const checker = program.getTypeChecker();
  const root = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
  return checker
    .getExportsOfModule(root)
    .map((symbol) => ({
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }))
    .filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Value);
}

type NamedValue = [string, DeclaredValue];

function readValue(
  { name: exportedName, symbol }: ExportedValue,
  emitted: Map<string, ts.SourceFile>,
): NamedValue[] {
  const source = symbol.declarations![0]!;
  const printed = printDeclarations(emitted.get(source.getSourceFile().fileName)!)
    .filter(({ name }) => name.split('.')[0] === symbol.name)
    .map((item) => rename(item, symbol.name, exportedName));
  if (ts.isClassDeclaration(source)) {
    const members = printed.filter(({ name }) => name.includes('.'));
    const values = groupByName(members).map((overloads) => {
      const [, member] = overloads[0]!.name.split('.');
      const sources = source.members.filter(
        (node) => (node.name?.getText() ?? 'constructor') === member,
      );
      return toValue(overloads, sources);
    });
    const created = values.find(([name]) => name === `${exportedName}.constructor`)?.[1];
    return [
      ...values,
      [exportedName, { signatures: members, parameters: created?.parameters ?? [] }],
    ];
  }
  const own = printed.filter(({ name }) => name === exportedName);
  return own.length ? [toValue(own, symbol.declarations!)] : [];
}

/** Bundlers rename declarations, and export them under the names that they had. */
function rename(item: PrintedDeclaration, from: string, to: string): PrintedDeclaration {
  if (from === to) return item;
  const [, ...member] = item.name.split('.');
  // The declaration and what refers to it: `class Id$1` with `equals(other: Id$1)`.
  const names = new RegExp(
    String.raw`(?<![\w$])${from.replaceAll('$', String.raw`\$`)}(?![\w$])`,
    'g',
  );
  return { ...item, name: [to, ...member].join('.'), text: item.text.replace(names, () => to) };
}

/** The type checker resolves the members, however the type is composed. */
function readObject(
  { name, symbol }: ExportedValue,
  checker: ts.TypeChecker,
): PrintedDeclaration[] {
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
  const code = `declare const ${name}: { ${members.join(' ')} };`;
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

/** Replaces `Map.groupBy`, which Node.js 20 lacks. */
function groupBy<T>(items: T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

/** Default values come from `sources`, since emitted declarations have none. */
function toValue(overloads: PrintedDeclaration[], sources: readonly ts.Node[] = []): NamedValue {
  const implementation = sources.find((node) => (node as ts.FunctionDeclaration).body);
  const parameters = mergeParameters(
    overloads.map(({ node }) => node),
    implementation,
  );
  return [overloads[0]!.name, { signatures: overloads, parameters }];
}
