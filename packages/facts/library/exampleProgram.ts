import path from 'node:path';
import type ts from 'typescript';
import { isTypedClaim, readAllClaims } from '@funtool-docs/content/claims/readClaims';
import { isExample, norunReason } from '@funtool-docs/content/codeMeta';
import type { CodeBlock, Page } from '@funtool-docs/content/parsePage';
import { readMeasuredPage } from './measuredCalls';
import { claimModules } from './typeClaims';
import { LIBRARY_ENTRY, typeProgram } from './typeProgram';

/** An example or a typed claim with its place. */
export interface TypedExample extends Pick<CodeBlock, 'code' | 'line'> {
  file: string;
}

/** The examples of pages with their claims, and the program that has them. */
export interface ExampleProgram {
  program: ts.Program;
  examples: TypedExample[];
  /** Names of the modules of the examples, by code. */
  names: Map<string, string>;
}

/**
 * Creates the program of library, examples, typed claims and claims about types, which declarations read later
 * reuse.
 *
 * @param root Repository root, from which `funtool` resolves.
 * @param readCalls Reads the measured calls of a page, which claims about types are tried on.
 */
export function exampleProgram(
  pages: Page[],
  root: string,
  readCalls: typeof readMeasuredPage = readMeasuredPage,
): ExampleProgram {
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
  for (const { name, code } of claimModules(pages, root, readCalls)) sources.set(name, code);
  return { program: typeProgram(path.join(root, LIBRARY_ENTRY), sources), examples, names };
}

/** Tells whether TypeScript checks a block: an example that runs. */
export function isTyped(block: CodeBlock): boolean {
  return block.lang === 'ts' && isExample(block) && norunReason(block.meta) === undefined;
}
