import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readText } from '@funtool-docs/content/files';

/** Changes the text of a file of a release. */
export function rewrite(folder: string, name: string, from: string | RegExp, to: string): void {
  const file = path.join(folder, name);
  const before = readText(file);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`nothing changes in ${name}`);
  writeFileSync(file, after);
}

/**
 * Lets importers of an entry get something else; who requires it gets what was there.
 *
 * @param code Its exports win; `right` is what the entry exported before.
 */
export function overrideEntry(folder: string, entry: string, code: string): void {
  const right = `right-${entry}.mjs`;
  renameSync(path.join(folder, `${entry}.mjs`), path.join(folder, right));
  const head = `import * as right from './${right}'; export * from './${right}';`;
  writeFileSync(path.join(folder, `${entry}.mjs`), `${head}\n${code}`);
}
