import { describe, expect, it } from 'vitest';
import { documentedLibrary, libraryEntries } from '@funtool-docs/facts/library/librarySource';
import { bundleLibrary } from '@funtool-docs/runner/build/examples';

type Entries = Record<string, Record<string, unknown>>;

/** Sources from which examples and claims get the library. */
const SOURCES: [string, () => Promise<Entries>][] = [
  ['Node.js', () => importAll(documentedLibrary.importModule)],
  ['a page', async () => importAll((await documentedLibrary.createPage()).exportsOf)],
  [
    'a sandbox',
    async () =>
      new Function(
        `'use strict'; ${await bundleLibrary('.')}; return library.modules;`,
      )() as Entries,
  ],
];

async function importAll(importModule: (specifier: string) => unknown): Promise<Entries> {
  const specifiers = libraryEntries('.');
  const modules = await Promise.all(specifiers.map(importModule));
  return Object.fromEntries(specifiers.map((name, index) => [name, modules[index]])) as Entries;
}

/** In the release, each entry is a bundle of its own. */
describe.each(SOURCES)('the entries of the library in %s', (_, load) => {
  it('share no function, no class and no object', async () => {
    const seen = new Map<unknown, string>();
    const shared = Object.entries(await load()).flatMap(([entry, exports]) =>
      Object.entries(exports).flatMap(([name, value]) => {
        const other = seen.get(value);
        if (Object(value) === value) seen.set(value, entry);
        return other === undefined ? [] : [`${name} of ${other} and ${entry}`];
      }),
    );
    expect(shared).toEqual([]);
  });

  it('export from the root what they export themselves, and the version', async () => {
    const { funtool: root, ...categories } = await load();
    const names = Object.values(categories).flatMap((exports) => Object.keys(exports));
    expect(Object.keys(root!).toSorted()).toEqual([...names, 'VERSION'].toSorted());
  });
});
