/** Matches the name of a module that gives all of lodash, or one function of it. */
const MODULE = String.raw`['"]lodash(?:-es)?(?:/([\w.]+))?['"]`;

const IMPORT = new RegExp(
  String.raw`\bimport\s+(?:type\s+)?([\w$*\s{},]+?)\s+from\s*${MODULE}`,
  'g',
);

const REQUIRE = new RegExp(
  String.raw`([\w$]+|\{[^}]*\})\s*=\s*(?:require|await\s+import)\(\s*${MODULE}\s*\)`,
  'g',
);

const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|(["'])(?:\\.|(?!\1)[^\\\n])*\1/g;

/** Scripts name all of lodash so without an import. */
const GLOBALS = ['_', 'lodash'];

/**
 * Finds which functions of lodash a piece of code uses. The code is only looked at, never run, and
 * need not be complete. Names alone, separated by commas or spaces, are taken as functions as well.
 *
 * @returns Each name once, in the order of the code.
 */
export function findLodashNames(code: string): string[] {
  const source = code.replace(COMMENT_OR_TEXT, (match) => (/^\/[/*]/.test(match) ? ' ' : match));
  if (/^[\w\s,]+$/.test(source)) return [...new Set(source.match(/[a-z]\w*/gi))];
  const found: { name: string; at: number }[] = [];
  const aliases = new Set(GLOBALS);
  for (const { index: at, 1: clause, 2: file } of [
    ...source.matchAll(IMPORT),
    ...source.matchAll(REQUIRE),
  ]) {
    // One function has a file of its own: `lodash/merge` or `lodash/merge.js`.
    if (file) found.push({ name: file.replace(/\.js$/, ''), at });
    else readClause(clause!, (name) => found.push({ name, at }), aliases);
  }
  const all = [...aliases].map((alias) => alias.replaceAll('$', String.raw`\$`)).join('|');
  const member = new RegExp(String.raw`(?<![\w$.])(?:${all})\s*\??\.\s*([a-z]\w*)`, 'gi');
  for (const { index: at, 1: name } of source.matchAll(member)) found.push({ name: name!, at });
  const sorted = found.toSorted((a, b) => a.at - b.at);
  return [...new Set(sorted.map(({ name }) => name))];
}

/** Reads what an import or a destructuring names: `_`, `* as _`, `{ merge, omit as without }`. */
function readClause(clause: string, onName: (name: string) => void, aliases: Set<string>): void {
  const [listed = ''] = /\{[^}]*\}/.exec(clause) ?? [];
  for (const part of listed.replace(/[{}]/g, '').split(',')) {
    const [name, alias] = part
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+|\s*:\s*/);
    if (name === 'default') aliases.add(alias!);
    else if (name) onName(name);
  }
  const [, whole] =
    /(?:^|\*\s*as\s+|,\s*)([\w$]+)\s*$/.exec(clause.replace(listed, '').replace(/,\s*$/, '')) ?? [];
  if (whole) aliases.add(whole);
}
