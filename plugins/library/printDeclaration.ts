import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * Prints a declaration in one normal form, without `export` and `declare`, so that two texts are equal
 * when only their formatting differs.
 *
 * @param node A function or type alias declaration.
 */
export function printDeclaration(node: ts.Statement): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^(?:export |declare )+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Prints the declarations of a signature block in the same normal form.
 *
 * @param code Declarations as a page states them.
 */
export function printDeclarations(code: string): { name: string; text: string; line: number }[] {
  const file = ts.createSourceFile('signature.d.ts', code, ts.ScriptTarget.Latest, true);
  return file.statements.map((node) => ({
    name: (node as ts.FunctionDeclaration).name?.getText() ?? '',
    text: printDeclaration(node),
    line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  }));
}
