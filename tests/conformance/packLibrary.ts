import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { libraryEntries } from '../../content/library/libraryEntries';
import { typeProgram } from '../../content/library/typeProgram';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = path.join(ROOT, 'library/src');

/** Packs our library like a release: a module, a CommonJS file and declarations for each entry. */
export async function packLibrary(folder: string): Promise<void> {
  const entries = libraryEntries(ROOT).map((entry) => entry.slice('funtool'.length));
  const input = Object.fromEntries(
    entries.map((entry) => [nameOf(entry), path.join(SOURCES, entry, 'index.ts')]),
  );
  const build = await rolldown({ input });
  await build.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
  await build.write({
    dir: folder,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
  });
  await build.close();
  writeDeclarations(path.join(folder, 'types'));
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

function writeDeclarations(folder: string): void {
  const program = typeProgram(path.join(SOURCES, 'index.ts'));
  for (const source of program.getSourceFiles()) {
    if (!path.resolve(source.fileName).startsWith(SOURCES)) continue;
    program.emit(source, (name, text) => {
      const file = path.join(folder, path.relative(SOURCES, name));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    });
  }
}
