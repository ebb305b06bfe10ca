import { ROOT_MODULE } from './libraryApi';

/** A change of a text. */
interface Edit {
  from: number;
  insert: string;
}

const IMPORT =
  /import\s*\{(?<names>[^}]*)\}\s*from\s*(?<quote>['"])(?<module>[^'"]*)\k<quote>;?\n?/g;

/** An import of names from a module. */
export interface NamedImport {
  /** Where its names begin and end. */
  from: number;
  to: number;
  /** Where the statement ends, with its line. */
  end: number;
  module: string;
  /** What the code calls them. */
  names: string[];
}

/**
 * Lists the imports of names in a module.
 *
 * @param code Any text.
 */
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
 * Says how to import a name: from where others of its module are imported already, or from where all is,
 * or else in a line of its own after the other imports.
 *
 * @param code Where it is to be imported.
 * @param name An export of the library.
 * @param module Its module.
 * @returns What to insert, or `undefined` where it is imported.
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
