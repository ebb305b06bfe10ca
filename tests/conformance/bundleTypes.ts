import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Bundles declarations like the release does: one file for each entry, which has its own copy of all
 * that it needs, under other names where it exports it.
 *
 * @param entry Declaration file of an entry; the other files are found by its imports.
 */
export function bundleTypes(entry: string): string {
  const files = new Map<string, ts.SourceFile>();
  collect(entry, files);
  const exported = new Set<string>();
  listExports(entry, files, exported);
  const types = [...files.values()].flatMap(({ statements }) => statements.filter(isType));
  const typeNames = new Set(types.map(({ name }) => name.text));
  const names = new Map(
    Array.from(exported, (name) => [name, typeNames.has(name) ? name : `${name}$1`]),
  );
  const declarations = [...files.values()].flatMap((file) =>
    file.statements
      .filter((node) => !ts.isImportDeclaration(node) && !ts.isExportDeclaration(node))
      .map((node) => rename(node, names)),
  );
  const list = [...names].map(([name, local]) => `${local} as ${name}`);
  return `${declarations.join('\n')}\nexport { ${list.join(', ')} };\n`;
}

/** These keep their names, which type parameters can have, too. */
function isType(node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

function collect(file: string, files: Map<string, ts.SourceFile>): void {
  if (files.has(file)) return;
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  files.set(file, source);
  for (const node of ts.preProcessFile(source.text).importedFiles) {
    collect(resolve(file, node.fileName), files);
  }
}

function resolve(from: string, specifier: string): string {
  const base = path.resolve(path.dirname(from), specifier);
  return ts.sys.fileExists(`${base}.d.ts`) ? `${base}.d.ts` : path.join(base, 'index.d.ts');
}

function listExports(file: string, files: Map<string, ts.SourceFile>, names: Set<string>): void {
  for (const node of files.get(file)!.statements) {
    if (!ts.isExportDeclaration(node)) continue;
    const { exportClause, moduleSpecifier } = node;
    if (exportClause && ts.isNamedExports(exportClause)) {
      for (const { name } of exportClause.elements) names.add(name.text);
    } else if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) {
      listExports(resolve(file, moduleSpecifier.text), files, names);
    }
  }
}

/** Renames what is exported, and leaves members of the same name alone. */
function rename(node: ts.Node, names: Map<string, string>): string {
  const source = node.getSourceFile().text;
  const write = (part: ts.Node): string => {
    if (ts.isIdentifier(part)) return (isReference(part) && names.get(part.text)) || part.text;
    if (ts.isImportTypeNode(part)) {
      const list = part.typeArguments?.map(write);
      return `${write(part.qualifier!)}${list ? `<${list.join(', ')}>` : ''}`;
    }
    let [text, end] = ['', part.getStart()];
    ts.forEachChild(part, (child) => {
      text += source.slice(end, child.getStart()) + write(child);
      end = child.getEnd();
    });
    return text + source.slice(end, part.getEnd());
  };
  return write(node)
    .replace(/^export (?=type|interface|declare)/, '')
    .replace(/^(?=(?:class|function|const) )/, 'declare ');
}

function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  return [
    ts.isFunctionDeclaration,
    ts.isClassDeclaration,
    ts.isInterfaceDeclaration,
    ts.isTypeAliasDeclaration,
    ts.isVariableDeclaration,
    ts.isTypeReferenceNode,
    ts.isTypeQueryNode,
    ts.isImportTypeNode,
    ts.isExpressionWithTypeArguments,
  ].some((isParent) => isParent(parent));
}
