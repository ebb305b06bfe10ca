import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** A declaration in one normal form: without `export`, `declare` and formatting. */
export interface PrintedDeclaration {
  /** `at`, or `ObjectId.clone` for a member of a class or an object. */
  name: string;
  /** A member stands in its class or object, and alone in it. */
  text: string;
  node: ts.Node;
}

/**
 * Prints the declarations of a module or a signature block, each public member of a class and of a
 * typed constant on its own. Two texts are equal when only their formatting differs.
 *
 * @param file Functions, types, classes and constants.
 */
export function printDeclarations(file: ts.SourceFile): PrintedDeclaration[] {
  return file.statements.flatMap((node) => {
    if (ts.isClassDeclaration(node)) return printMembers(`class ${nameOf(node)}`, node.members);
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.flatMap(printConstant);
    const name = nameOf(node);
    return name ? [{ name, text: normalize(node), node }] : [];
  });
}

/**
 * Parses declarations as a page states them.
 *
 * @param code Content of a signature block.
 */
export function parseDeclarations(code: string): ts.SourceFile {
  return ts.createSourceFile('signature.d.ts', code, ts.ScriptTarget.Latest, true);
}

function printConstant(node: ts.VariableDeclaration): PrintedDeclaration[] {
  const { type } = node;
  if (!type || !ts.isTypeLiteralNode(type)) return [];
  return printMembers(`const ${node.name.getText()}:`, type.members);
}

function printMembers(
  owner: string,
  members: ts.NodeArray<ts.ClassElement | ts.TypeElement>,
): PrintedDeclaration[] {
  return members.filter(isPublic).map((node) => ({
    name: `${/\w+(?=:?$)/.exec(owner)![0]}.${nameOf(node) || 'constructor'}`,
    text: `${owner} { ${normalize(node)} }`,
    node,
  }));
}

function isPublic(node: ts.ClassElement | ts.TypeElement): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  const isHidden = ts.getCombinedModifierFlags(node as ts.Declaration) & hidden;
  return !isHidden && !(node.name && ts.isPrivateIdentifier(node.name));
}

function nameOf(node: ts.Node): string {
  return (node as Partial<ts.NamedDeclaration>).name?.getText() ?? '';
}

function normalize(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^(?:export |declare )+/, '')
    .replace(/\s+/g, ' ')
    .replace(/"/g, "'")
    .trim();
}
