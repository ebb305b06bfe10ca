import path from 'node:path';
import ts from 'typescript';
import { isExample, norunReason } from '../../content/codeMeta';
import { isTypedClaim, readClaims } from '../../content/claims/readClaims';
import { LIBRARY_ENTRY, typeProgram } from '../../content/library/typeProgram';
import type { CodeBlock, Page } from '../../content/parsePage';
import { isApiPage } from '../../content/paths';
import type { Problem } from '../../content/problem';

/**
 * Type-checks every TypeScript example and typed claim as a strict project would, duplicates only once.
 *
 * @param root Repository root, from which `funtool` resolves.
 */
export function checkTypes(pages: Page[], root: string): Problem[] {
  const { program, examples, names } = exampleProgram(pages, root);
  return examples.flatMap(({ file, line, code }) => {
    const source = program.getSourceFile(names.get(code)!)!;
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return diagnostics.map(({ start, messageText }) => {
      const text = ts.flattenDiagnosticMessageText(messageText, ' ');
      return {
        file,
        line: line + source.getLineAndCharacterOfPosition(start!).line,
        message: `TypeScript refuses this example (write it as js if that is the point): ${text}`,
      };
    });
  });
}

/**
 * Creates the program of examples, typed claims and library, which declarations read later reuse.
 *
 * @returns Also the examples with their places, and the names of their modules by code.
 */
export function exampleProgram(pages: Page[], root: string) {
  const slugs = new Set(pages.filter(isApiPage).map(({ slug }) => slug));
  const claims = [...slugs].flatMap((slug) => readClaims(root, { slug }) ?? []);
  const examples = [
    ...pages.map(({ file, blocks }) => ({ file, typed: blocks.filter(isTyped) })),
    ...claims.map((file) => ({ file: file.file, typed: file.claims.filter(isTypedClaim) })),
  ].flatMap(({ file, typed }) => typed.map(({ code, line }) => ({ file, code, line })));
  const names = new Map(
    examples.map(({ file, line, code }) => [code, path.join(root, `${file}.${line}.ts`)]),
  );
  const sources = new Map([...names].map(([code, name]) => [name, code]));
  return { program: typeProgram(path.join(root, LIBRARY_ENTRY), sources), examples, names };
}

function isTyped(block: CodeBlock): boolean {
  return block.lang === 'ts' && isExample(block) && norunReason(block.meta) === undefined;
}
