import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { listFilesOf } from '@funtool-docs/content/listFiles';
import { readText } from '@funtool-docs/content/textFile';

/** From which packages each imports. Tests of a package may use others that it declares for them. */
const ARROWS: Record<string, string[]> = {
  islands: [],
  content: ['islands'],
  runner: ['content', 'islands'],
  search: ['content', 'islands'],
  facts: ['content', 'islands', 'runner'],
  finder: ['islands', 'runner'],
  checks: ['content', 'facts', 'islands', 'runner'],
  agents: ['checks', 'content', 'facts', 'finder', 'islands', 'runner', 'search'],
};

const SCOPE = '@funtool-docs/';

/** Folders with a package.json of their own; all other files belong to that of the root. */
const FOLDERS = ['build', 'library', 'tests', 'theme', ...names('packages')];

/** Names that a build gives to modules. */
const GIVEN = /^(?:virtual-|all-|site-|rspress-entry$|@(?:theme|demos|facets|offline)(?:\/|$))/;

/** The theme of the framework, which others must not depend on. */
const FRAMEWORK_THEME = /^@rspress\/core\/theme|^@theme(?:\/|$)/;

interface Manifest {
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Import {
  file: string;
  /** What stands in the import. */
  from: string;
}

function names(folder: string): string[] {
  return Object.keys(ARROWS).map((name) => `${folder}/${name}`);
}

const manifests = new Map(
  ['', ...FOLDERS].map((folder): [string, Manifest] => [
    folder,
    JSON.parse(readText(path.join(folder, 'package.json'))) as Manifest,
  ]),
);

const folderOf = (file: string) => FOLDERS.find((folder) => file.startsWith(`${folder}/`)) ?? '';

const isTest = (file: string) => /\.test\.tsx?$|^packages\/islands\/contract\//.test(file);

const imports: Import[] = [
  'rspress.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  ...listFilesOf('.', ['build', 'library', 'packages', 'scripts', 'tests', 'theme']),
]
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('node_modules/'))
  .flatMap((file) => readImports(readText(file)).map((from) => ({ file, from })));

/** Names of all modules that a source imports, or that a test replaces. */
function readImports(source: string): string[] {
  const replaced = source.matchAll(/\bvi\.(?:mock|doMock|unmock)\(\s*['"]([^'"]+)['"]/g);
  return [
    ...ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName),
    ...[...replaced].map(([, name]) => name!),
  ];
}

/** The package that an import names: `@a/b/c` is of `@a/b`. */
function packageOf(from: string): string | undefined {
  if (/^[./]|^node:/.test(from) || GIVEN.test(from) || builtinModules.includes(from)) return;
  return /^(?:@[^/]+\/)?[^/?]+/.exec(from)?.[0];
}

/** The folder of a package of ours, and the key of its exports. */
function readEntry(from: string): { folder: string; key: string } | undefined {
  const [, name, rest = ''] = /^@funtool-docs\/([^/]+)(\/.*)?$/.exec(from) ?? [];
  return name === undefined ? undefined : { folder: `packages/${name}`, key: `.${rest}` };
}

/** What a file may import: types of modules without any of their own have a package, too. */
function isDeclared({ file, from }: Import): boolean {
  const folder = folderOf(file);
  const { dependencies, devDependencies } = manifests.get(folder)!;
  const isProduct = folder.startsWith('packages/') || folder === 'build' || folder === 'theme';
  const declared = {
    ...dependencies,
    ...(isProduct && !isTest(file) ? {} : devDependencies),
    ...(isTest(file) || folder === 'tests' ? { vitest: '' } : {}),
  };
  const name = packageOf(from);
  if (name === undefined || (name === 'funtool' && folder === 'library')) return true;
  return name in declared || `@types/${name}` in declared;
}

const tell = ({ file, from }: Import) => `${file}: ${from}`;

describe('the borders of packages', () => {
  it('are crossed by name, not by path', () => {
    const crossing = imports.filter(({ file, from }) => {
      if (!from.startsWith('.')) return false;
      const target = path.posix.join(path.dirname(file), from);
      return target.startsWith('packages/') && folderOf(`${target}/`) !== folderOf(file);
    });
    expect(crossing.map(tell)).toEqual([]);
  });

  it('are crossed where they have an entry', () => {
    const closed = imports.filter(({ from }) => {
      const entry = readEntry(from);
      return entry && manifests.get(entry.folder)?.exports?.[entry.key] === undefined;
    });
    expect(closed.map(tell)).toEqual([]);
  });

  it('have no entry that nobody uses, and none without its file', () => {
    const used = new Set(imports.map(({ from }) => from));
    const wrong = names('packages').flatMap((folder) =>
      Object.entries(manifests.get(folder)!.exports ?? {})
        .filter(([key, file]) => {
          const name = path.posix.join(SCOPE, path.basename(folder), key);
          return !used.has(name) || !existsSync(path.join(folder, file));
        })
        .map(([key]) => `${folder}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are crossed in the direction of the arrows', () => {
    const declared = Object.keys(ARROWS).map((name) => {
      const { dependencies = {} } = manifests.get(`packages/${name}`)!;
      const ours = Object.keys(dependencies).filter((key) => key.startsWith(SCOPE));
      return [name, ours.map((key) => key.slice(SCOPE.length)).toSorted()];
    });
    expect(Object.fromEntries(declared)).toEqual(ARROWS);
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
