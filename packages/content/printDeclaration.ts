import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** A declaration without `export`, `declare` and formatting. */
export interface PrintedDeclaration {
  /** `at`, or `ObjectId.clone` for a member of a class or object. */
  name: string;
  /** A member is printed within its class or object, without the other members. */
  text: string;
  node: ts.Node;
}

/**
 * Prints declarations in a normal form, so that texts that differ in formatting only are equal.
 * Each public member of a class or typed constant is printed on its own.
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

/** Parses the content of a signature block. */
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
    name: `${/[\w$]+(?=:?$)/.exec(owner)![0]}.${nameOf(node) || 'constructor'}`,
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
