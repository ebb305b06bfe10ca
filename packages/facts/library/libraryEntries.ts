import path from 'node:path';
import { readJson } from '@funtool-docs/content/fileCache';

/** Relative to the repository root. */
export const LIBRARY_MANIFEST = 'library/package.json';

/** Lists what readers import from: `funtool`, `funtool/array` and so on, the root first. */
export function libraryEntries(root: string): string[] {
  const manifest = readJson<{ exports: object }>(path.join(root, LIBRARY_MANIFEST))!;
  return Object.keys(manifest.exports).map((entry) => `funtool${entry.slice(1)}`);
}
