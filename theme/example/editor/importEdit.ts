import type { syntaxTree } from '@codemirror/language';
import { ROOT_MODULE } from '@funtool-docs/facts/types/servedTypes';

type Tree = ReturnType<typeof syntaxTree>;

interface Edit {
  from: number;
  insert: string;
}

export interface NamedImport {
  /** Offsets of the text between the braces. */
  from: number;
  to: number;
  /** Offset after the statement and its line break. */
  end: number;
  module: string;
  names: string[];
}

/** Lists the named imports in a syntax tree, without those of types. */
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

/** Returns the edit that imports a name, or `undefined` if it is imported already. */
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
