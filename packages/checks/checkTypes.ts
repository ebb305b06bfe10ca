import ts from 'typescript';
import { exampleProgram } from '@funtool-docs/facts/library/exampleProgram';
import type { Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';

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
