import ts from 'typescript';
import type { Page } from '@funtool-docs/content/parsePage';
import { parseDeclarations } from '@funtool-docs/content/printDeclaration';

/** What can declare a documented name; a property of an object is a built-in rule. */
export type Declared =
  ts.FunctionDeclaration | ts.ClassDeclaration | ts.MethodDeclaration | ts.TypeElement;

/** Parses the signature section of an API page, which is checked against the declared types. */
export function parseSignatures(blocks: Page['blocks']): ts.SourceFile {
  const own = blocks.filter(({ section }) => section === 'signature');
  return parseDeclarations(own.map(({ code }) => code).join('\n'));
}

/**
 * Finds what declares a name on its page, one for each overload.
 *
 * @param name As `unique`, `ObjectId`, `ObjectId.clone` or `regex.checker`.
 */
export function findDeclared(name: string, file: ts.SourceFile): Declared[] {
  const [owner, member] = name.split('.') as [string, string?];
  const isMember = (node: ts.NamedDeclaration) => node.name?.getText() === member;
  return file.statements.flatMap((node): Declared[] => {
    if (ts.isFunctionDeclaration(node)) return node.name?.text === owner ? [node] : [];
    if (ts.isClassDeclaration(node)) {
      if (node.name?.text !== owner) return [];
      return member ? node.members.filter(ts.isMethodDeclaration).filter(isMember) : [node];
    }
    if (!ts.isVariableStatement(node) || !member) return [];
    return node.declarationList.declarations.flatMap(({ type }) =>
      type && ts.isTypeLiteralNode(type) ? type.members.filter(isMember) : [],
    );
  });
}
