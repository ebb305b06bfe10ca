import ts from 'typescript';

/** Module with all exports of the library, relative to the repository root. */
export const LIBRARY_ENTRY = 'library/src/index.ts';

/** Like a strict project of a reader, with declarations to compare with those on the pages. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  declaration: true,
  emitDeclarationOnly: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  skipLibCheck: true,
  types: [],
  // Otherwise members of unions are in the order in which the program was asked for them.
  stableTypeOrdering: true,
};

let current: ts.Program | undefined;

/**
 * Returns a TypeScript program with the given modules. It is reused while it has all of them, so
 * ask for everything first; a new program takes over parsed files.
 *
 * @param examples Code by path; these files need not exist.
 */
export function typeProgram(
  entry: string,
  examples: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const hasAll =
    current?.getSourceFile(entry) &&
    [...examples].every(([name, code]) => current?.getSourceFile(name)?.text === code);
  if (!current || !hasAll) {
    const files = [entry, ...examples.keys()];
    current = ts.createProgram(files, OPTIONS, createHost(examples), current);
  }
  return current;
}

function createHost(examples: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => examples.has(name) || fileExists(name);
  host.readFile = (name) => examples.get(name) ?? readFile(name);
  host.getSourceFile = (name, options, ...rest) => {
    const code = examples.get(name);
    const known = current?.getSourceFile(name);
    if (code !== undefined && known?.text !== code) {
      return ts.createSourceFile(name, code, options, true);
    }
    return known ?? getSourceFile(name, options, ...rest);
  };
  return host;
}
