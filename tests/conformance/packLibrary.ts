import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { libraryEntries } from '@funtool-docs/facts/library/libraryEntries';
import { writeDocumentedTypes } from '@funtool-docs/checks/conformance/types/writeDocumentedTypes';
import { bundleTypes } from './bundleTypes';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = path.join(ROOT, 'library/src');

/**
 * Packs our library like a release: a module, a CommonJS file and a declaration file for each entry,
 * each a bundle of its own.
 */
export async function packLibrary(folder: string): Promise<void> {
  const entries = libraryEntries(ROOT).map((entry) => entry.slice('funtool'.length));
  await Promise.all(entries.map((entry) => bundleEntry(entry, folder)));
  const modules = writeDocumentedTypes(path.join(folder, 'modules'));
  mkdirSync(path.join(folder, 'types'));
  for (const entry of entries) {
    const types = bundleTypes(path.join(modules, entry, 'index.d.ts'));
    writeFileSync(path.join(folder, `types/${nameOf(entry)}.d.ts`), types);
  }
  rmSync(modules, { recursive: true });
  const exports = Object.fromEntries(
    entries.map((entry) => [
      `.${entry}`,
      {
        types: `./types/${nameOf(entry)}.d.ts`,
        import: `./${nameOf(entry)}.mjs`,
        require: `./${nameOf(entry)}.cjs`,
      },
    ]),
  );
  const manifest = { name: 'funtool', version: '1.2.2', exports };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
}

function nameOf(entry: string): string {
  return entry.slice(1) || 'index';
}

async function bundleEntry(entry: string, folder: string): Promise<void> {
  const build = await rolldown({ input: path.join(SOURCES, entry, 'index.ts') });
  const file = path.join(folder, nameOf(entry));
  await build.write({ file: `${file}.mjs` });
  await build.write({ file: `${file}.cjs`, format: 'cjs' });
  await build.close();
}
