import path from 'node:path';
import ts from 'typescript';
import { isExample, norunReason } from '../../content/codeMeta';
import type { CodeBlock, Page } from '../../content/parsePage';
import type { Problem } from '../../content/problem';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  skipLibCheck: true,
  types: [],
};

/**
 * Type-checks every TypeScript example against the library, as a reader's strict project would.
 *
 * @param pages Any pages.
 * @param root Repository root, from which `funtool` resolves.
 */
export function checkTypes(pages: Page[], root: string): Problem[] {
  const files = new Map(
    pages.flatMap((page) =>
      page.blocks.filter(isTyped).map((block) => {
        const name = path.join(root, `${page.file}.${block.line}.ts`);
        return [name, { page, block }] as const;
      }),
    ),
  );
  const program = ts.createProgram([...files.keys()], OPTIONS, createHost(files));
  return ts.getPreEmitDiagnostics(program).flatMap((diagnostic) => {
    const place = files.get(diagnostic.file?.fileName ?? '');
    if (!place) return [];
    const { line } = diagnostic.file!.getLineAndCharacterOfPosition(diagnostic.start!);
    const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    return [
      {
        file: place.page.file,
        line: place.block.line + line,
        message: `TypeScript refuses this example (write it as js if that is the point): ${text}`,
      },
    ];
  });
}

function isTyped(block: CodeBlock): boolean {
  return block.lang === 'ts' && isExample(block) && norunReason(block.meta) === undefined;
}

function createHost(files: Map<string, { block: CodeBlock }>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name)?.block.code ?? readFile(name);
  host.getSourceFile = (name, options, ...rest) => {
    const code = files.get(name)?.block.code;
    return code === undefined
      ? getSourceFile(name, options, ...rest)
      : ts.createSourceFile(name, code, options, true);
  };
  return host;
}
