import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Import,
  listImports,
  manifests,
  PACKAGES,
  readImports,
  WORKSPACES,
  workspaceOf,
} from './workspaces';

const SCOPE = '@funtool-docs/';

/** Names that a build gives to modules. */
const GIVEN = /^(?:virtual-|all-|site-|rspress-entry$|@(?:theme|demos|facets|offline)(?:\/|$))/;

/** The theme of the framework. */
const FRAMEWORK_THEME = /^@rspress\/core\/theme|^@theme(?:\/|$)/;

const imports = listImports();

const tell = ({ file, from }: Import) => `${file}: ${from}`;

const isTest = (file: string) => /\.test\.tsx?$|^packages\/islands\/contract\//.test(file);

/** The folder of the package of ours that an import names, and the key of its exports. */
function readEntry(from: string): [folder: string, key: string] | undefined {
  const [, name, rest = ''] = /^@funtool-docs\/([^/]+)(\/.*)?$/.exec(from) ?? [];
  if (name === undefined) return undefined;
  return [WORKSPACES.includes(name) ? name : `packages/${name}`, `.${rest}`];
}

/** The package that an import names: `@a/b/c` is of `@a/b`. */
function packageOf(from: string): string | undefined {
  if (/^[./]|^node:/.test(from) || GIVEN.test(from) || builtinModules.includes(from)) return;
  return /^(?:@[^/]+\/)?[^/?]+/.exec(from)?.[0];
}

/** Tells whether the folder of a file declares what it imports, or only types, where those are apart. */
function isDeclared({ file, from }: Import): boolean {
  const folder = workspaceOf(file);
  const name = packageOf(from);
  if (name === undefined || (name === 'funtool' && folder === 'library')) return true;
  const { dependencies, devDependencies } = manifests.get(folder)!;
  // What readers or builds get has dependencies; commands and tests may use what is there for them.
  const isForTests = isTest(file) || ['', 'tests'].includes(folder);
  const declared = { ...dependencies, ...(isForTests && { ...devDependencies, vitest: '' }) };
  return name in declared || `@types/${name}` in declared;
}

describe('the borders of packages', () => {
  it('are crossed by name, not by path', () => {
    const crossing = imports.filter(({ file, from }) => {
      if (!from.startsWith('.')) return false;
      const target = `${path.posix.join(path.dirname(file), from)}/`;
      return target.startsWith('packages/') && workspaceOf(target) !== workspaceOf(file);
    });
    expect(crossing.map(tell)).toEqual([]);
  });

  it('are crossed where they have an entry', () => {
    const closed = imports.filter(({ from }) => {
      const [folder, key] = readEntry(from) ?? [];
      return folder && manifests.get(folder)?.exports?.[key!] === undefined;
    });
    expect(closed.map(tell)).toEqual([]);
  });

  it('have no entry that nobody uses, and none without its file', () => {
    const used = new Set(imports.map(({ from }) => from));
    const wrong = [...PACKAGES, 'lab'].flatMap((folder) =>
      Object.entries(manifests.get(folder)!.exports ?? {})
        .filter(([key, file]) => {
          const name = path.posix.join(SCOPE, path.basename(folder), key);
          return !used.has(name) || !existsSync(path.join(folder, file));
        })
        .map(([key]) => `${folder}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('imports', () => {
  it('are of what the package.json of their folder declares', () => {
    const undeclared = imports.filter((item) => !isDeclared(item));
    expect([...new Set(undeclared.map(tell))]).toEqual([]);
  });

  it('take the theme of the framework in theme/ alone', () => {
    const others = imports.filter(
      ({ file, from }) => FRAMEWORK_THEME.test(from) && !file.startsWith('theme/'),
    );
    expect(others.map(tell)).toEqual([]);
  });

  it.each([
    ["import { a } from '../a';", ['../a']],
    ["export * from './b';", ['./b']],
    ["const c = await import('c/d');", ['c/d']],
    ["type E = import('e').E;", ['e']],
    ["vi.mock('../f', () => ({}));", ['../f']],
  ])('are read from %s', (source, expected) => expect(readImports(source)).toEqual(expected));
});
