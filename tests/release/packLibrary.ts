import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { libraryEntries } from '@funtool-docs/facts/library/librarySource';
import { LIBRARY_ENTRY, typeProgram } from '@funtool-docs/facts/library/typeProgram';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = path.join(ROOT, path.dirname(LIBRARY_ENTRY));

/** Packs our library like a release: each entry is a module, which shares nothing with others, and a CommonJS file. */
export async function packLibrary(folder: string): Promise<void> {
  const entries = libraryEntries(ROOT).map((entry) => entry.slice('funtool'.length));
  await Promise.all(entries.map((entry) => bundleEntry(entry, folder)));
  const program = typeProgram(path.join(ROOT, LIBRARY_ENTRY));
  for (const source of program.getSourceFiles()) {
    if (!path.resolve(source.fileName).startsWith(SOURCES + path.sep)) continue;
    program.emit(source, (name, text) => {
      const file = path.join(folder, 'types', path.relative(SOURCES, name));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    });
  }
  const exports = Object.fromEntries(
    entries.map((entry) => [
      `.${entry}`,
      {
        types: `./types${entry}/index.d.ts`,
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
