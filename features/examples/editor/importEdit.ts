import type { syntaxTree } from '@codemirror/language';
import { ROOT_MODULE } from './libraryApi';

type Tree = ReturnType<typeof syntaxTree>;

interface Edit {
  from: number;
  insert: string;
}

/** A statement that imports names from a module. */
export interface NamedImport {
  /** Offsets of the text between the braces. */
  from: number;
  to: number;
  /** Offset after the statement and its line break. */
  end: number;
  module: string;
  names: string[];
}

/**
 * Lists the named imports of a module, without those of types.
 *
 * @param tree Syntax tree of the code.
 */
export function readImports(tree: Tree, code: string): NamedImport[] {
  return tree.topNode.getChildren('ImportDeclaration').flatMap((statement) => {
    const group = statement.getChild('ImportGroup');
    const source = statement.getChild('String');
    if (!source || group?.lastChild?.name !== '}' || statement.getChild('type')) return [];
    const [rest] = /^;?\n?/.exec(code.slice(statement.to))!;
    return {
      from: group.from + 1,
      to: group.to - 1,
      end: statement.to + rest.length,
      module: code.slice(source.from + 1, source.to - 1),
      names: group.getChildren('VariableDefinition').map(({ from, to }) => code.slice(from, to)),
    };
  });
}

/**
 * Finds where to import a name: in an import of its module or of the root module, or else in a
 * statement of its own after the other imports.
 *
 * @returns `undefined` if the name is imported already.
 */
export function importEdit(
  tree: Tree,
  code: string,
  name: string,
  module: string,
): Edit | undefined {
  const imports = readImports(tree, code);
  if (imports.some(({ names }) => names.includes(name))) return undefined;
  const place =
    imports.find((each) => each.module === module) ??
    imports.find((each) => each.module === ROOT_MODULE);
  if (place) return addToNames(code, place, name);
  const line = `import { ${name} } from '${module}';\n`;
  const last = imports.at(-1);
  return last ? { from: last.end, insert: line } : { from: 0, insert: `${line}\n` };
}

function addToNames(code: string, { from, to, names }: NamedImport, name: string): Edit {
  const before = code.slice(from, to).trimEnd();
  const separator = names.length === 0 ? ' ' : before.endsWith(',') ? ' ' : ', ';
  const isClosed = /\s$/.test(code.slice(from, to));
  return { from: from + before.length, insert: separator + name + (isClosed ? '' : ' ') };
}
