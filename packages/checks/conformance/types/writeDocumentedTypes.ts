import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LIBRARY_ENTRY, typeProgram } from '@funtool-docs/facts/library/typeProgram';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/**
 * Writes the declarations of the documented library, a file for each module.
 *
 * @param folder Gets `index.d.ts`, `array/index.d.ts` and so on.
 * @returns The folder.
 */
export function writeDocumentedTypes(folder: string): string {
  const entry = path.join(ROOT, LIBRARY_ENTRY);
  const sources = path.dirname(entry);
  const program = typeProgram(entry);
  for (const source of program.getSourceFiles()) {
    if (!path.resolve(source.fileName).startsWith(sources + path.sep)) continue;
    program.emit(source, (name, text) => {
      const file = path.join(folder, path.relative(sources, name));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    });
  }
  return folder;
}
