import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readText } from '@funtool-docs/content/files';
import { manifests, PACKAGES } from './workspaces';

/** Somebody reads it before anything else of a package, so it says little. */
const MAX_LINES = 40;

const SHOWN = /^\| `(\w+)\(([^`]*?)\)(?::[^`]*)?` in `([\w/]+\.tsx?)`/gm;

/** Names of parameters of the functions that a file exports; one that is taken apart has none. */
function readFunctions(file: string): Map<string, (string | undefined)[]> {
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest);
  const functions = source.statements.filter((statement) => ts.isFunctionDeclaration(statement));
  const exported = functions.filter(({ modifiers }) =>
    modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  return new Map(
    exported.map(({ name, parameters }) => [
      name!.text,
      parameters.map((parameter) =>
        ts.isIdentifier(parameter.name) ? parameter.name.text : undefined,
      ),
    ]),
  );
}

const readParameters = (text: string) =>
  text
    .replaceAll(/\{[^}]*\}/g, 'object')
    .split(', ')
    .filter(Boolean)
    .map((name) => name.replace('?', ''));

/** Imports of an example, as pairs of module and name. */
function readExample(readme: string): [from: string, name: string][] {
  const [, code = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  const imports = code.matchAll(/^import \{ (.+) \} from '@funtool-docs\/(.+)';$/gm);
  return [...imports].flatMap(([, list, from]) =>
    list!.split(', ').map((name): [string, string] => [from!, name]),
  );
}

/** The file behind an entry of a package, such as `content/loadSite`. */
function fileOf(entry: string): string {
  const [name, ...rest] = entry.split('/');
  const folder = `packages/${name}`;
  const { exports = {} } = manifests.get(folder)!;
  return path.join(folder, exports[['.', ...rest].join('/')] ?? 'no entry');
}

describe.each(PACKAGES)('the README of %s', (folder) => {
  const readme = readText(path.join(folder, 'README.md'));

  it('is short', () => expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES));

  it('shows functions with the parameters that they have', () => {
    const shown = [...readme.matchAll(SHOWN)];
    expect(shown.length).toBeGreaterThanOrEqual(3);
    const wrong = shown.filter(([, name, parameters, source]) => {
      const actual = readFunctions(path.join(folder, source!)).get(name!);
      const said = readParameters(parameters!);
      return (
        !actual || said.some((parameter, place) => parameter !== (actual[place] ?? said[place]))
      );
    });
    expect(wrong.map(([row]) => row)).toEqual([]);
  });

  it('shows entries of the package alone', () => {
    const { exports = {} } = manifests.get(folder)!;
    const files = [...readme.matchAll(SHOWN)].map(([, , , source]) => `./${source}`);
    expect(files.filter((source) => !Object.values(exports).includes(source))).toEqual([]);
  });

  it('imports in its example what there is', () => {
    const example = readExample(readme);
    expect(example.length).toBeGreaterThan(0);
    const unknown = example.filter(([from, name]) => !readFunctions(fileOf(from)).has(name));
    expect(unknown).toEqual([]);
  });
});
