import ts from 'typescript';
import path from 'node:path';
import { isTypedClaim, readAllClaims } from '@funtool-docs/content/claims/readClaims';
import { isExample, norunReason } from '@funtool-docs/content/codeBlocks';
import type { CodeBlock, Page } from '@funtool-docs/content/parsePage';

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

/** An example or a typed claim with its place. */
interface TypedExample extends Pick<CodeBlock, 'code' | 'line'> {
  file: string;
}

/** The examples of pages with their claims, and the program that has them. */
interface ExampleProgram {
  program: ts.Program;
  examples: TypedExample[];
  /** Names of the modules of the examples, by code. */
  names: Map<string, string>;
}

/**
 * Creates the program of library, examples and typed claims, which declarations read later reuse.
 *
 * @param root Repository root, from which `funtool` resolves.
 */
export function exampleProgram(pages: Page[], root: string): ExampleProgram {
  const examples = [
    ...pages.map(({ file, blocks }) => ({ file, typed: blocks.filter(isTyped) })),
    ...readAllClaims(root, pages).map(({ file, claims }) => ({
      file,
      typed: claims.filter(isTypedClaim),
    })),
  ].flatMap(({ file, typed }) => typed.map(({ code, line }) => ({ file, code, line })));
  const names = new Map(
    examples.map(({ file, line, code }) => [code, path.join(root, `${file}.${line}.ts`)]),
  );
  const sources = new Map([...names].map(([code, name]) => [name, code]));
  return { program: typeProgram(path.join(root, LIBRARY_ENTRY), sources), examples, names };
}

/** Tells whether TypeScript checks a block: an example that runs. */
export function isTyped(block: CodeBlock): boolean {
  return block.lang === 'ts' && isExample(block) && norunReason(block.meta) === undefined;
}
