import { ROOT_MODULE } from './libraryApi';

interface Edit {
  from: number;
  insert: string;
}

const IMPORT =
  /import\s*\{(?<names>[^}]*)\}\s*from\s*(?<quote>['"])(?<module>[^'"]*)\k<quote>;?\n?/g;

/** A statement that imports names from a module. */
export interface NamedImport {
  /** Offsets of the text between the braces. */
  from: number;
  to: number;
  /** Offset after the statement and its line break. */
  end: number;
  module: string;
  /** Local names. */
  names: string[];
}

/** Lists the named imports of a module. */
export function readImports(code: string): NamedImport[] {
  return Array.from(code.matchAll(IMPORT), ({ 0: statement, index, groups }) => {
    const { names, module } = groups as { names: string; module: string };
    const from = index + statement.indexOf('{') + 1;
    return {
      from,
      to: from + names.length,
      end: index + statement.length,
      module,
      names: names.split(',').flatMap(
        (name) =>
          name
            .trim()
            .split(/\s+as\s+/)
            .at(-1) || [],
      ),
    };
  });
}

/**
 * Finds where to import a name: in an import of its module or of the root module, or else in a
 * statement of its own after the other imports.
 *
 * @returns `undefined` if the name is imported already.
 */
export function importEdit(code: string, name: string, module: string): Edit | undefined {
  const imports = readImports(code);
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
