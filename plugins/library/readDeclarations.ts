import ts from 'typescript';
import { printDeclaration } from './printDeclaration';

/** A parameter as all overloads of a function declare it. */
export interface DeclaredParameter {
  name: string;
  /** The types of all overloads, joined; `any` absorbs the rest. */
  type: string;
  optional: boolean;
  /** Source of the default value, or `undefined` where there is none. */
  defaultValue: string | undefined;
}

/** An exported function as its type declarations describe it. */
export interface DeclaredFunction {
  /** One normalized text per overload. */
  signatures: string[];
  parameters: DeclaredParameter[];
}

/** What the library exports. */
export interface Declarations {
  /** Every exported name of a value. */
  exports: Set<string>;
  functions: Map<string, DeclaredFunction>;
  /** Normalized texts of the type aliases that signatures refer to. */
  aliases: Map<string, string>;
}

/**
 * Reads the declared types of the library.
 *
 * @param entry Path of the library's root module.
 */
export function readDeclarations(entry: string): Declarations {
  const program = ts.createProgram([entry], {
    declaration: true,
    emitDeclarationOnly: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    skipLibCheck: true,
  });
  const emitted = emitDeclarations(program);
  const checker = program.getTypeChecker();
  const root = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
  const exported = checker.getExportsOfModule(root).map((symbol) => resolveAlias(symbol, checker));
  const values = exported.filter(({ flags }) => flags & ts.SymbolFlags.Value);
  return {
    exports: new Set(values.map(({ name }) => name)),
    functions: new Map(
      values
        .filter(({ flags }) => flags & ts.SymbolFlags.Function)
        .map((symbol) => [symbol.name, readFunction(symbol, emitted)]),
    ),
    aliases: new Map(
      [...emitted.values()]
        .flatMap((file) => file.statements.filter(ts.isTypeAliasDeclaration))
        .map((alias) => [alias.name.text, printDeclaration(alias)]),
    ),
  };
}

/** Emits the `.d.ts` of every module, by the path of its source. */
function emitDeclarations(program: ts.Program): Map<string, ts.SourceFile> {
  const emitted = new Map<string, ts.SourceFile>();
  program.emit(undefined, (name, text, _, __, sources) => {
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    emitted.set(sources![0]!.fileName, file);
  });
  return emitted;
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function readFunction(symbol: ts.Symbol, emitted: Map<string, ts.SourceFile>): DeclaredFunction {
  const sources = symbol.declarations!.filter(ts.isFunctionDeclaration);
  const file = emitted.get(sources[0]!.getSourceFile().fileName)!;
  const overloads = file.statements
    .filter(ts.isFunctionDeclaration)
    .filter(({ name }) => name?.text === symbol.name);
  const implementation = sources.find(({ body }) => body)!;
  return {
    signatures: overloads.map(printDeclaration),
    parameters: mergeParameters(overloads, implementation),
  };
}

function mergeParameters(
  overloads: ts.FunctionDeclaration[],
  implementation: ts.FunctionDeclaration,
): DeclaredParameter[] {
  const declared = overloads.flatMap(({ parameters }) => [...parameters]);
  const names = new Set(declared.map(({ name }) => name.getText()));
  return [...names].map((name) => {
    const same = declared.filter((parameter) => parameter.name.getText() === name);
    const types = [...new Set(same.map(({ type }) => type!.getText()))];
    const own = implementation.parameters.find((parameter) => parameter.name.getText() === name);
    return {
      name,
      type: types.includes('any') ? 'any' : types.join(' | '),
      optional: same.some(({ questionToken }) => questionToken),
      defaultValue: own?.initializer?.getText(),
    };
  });
}
