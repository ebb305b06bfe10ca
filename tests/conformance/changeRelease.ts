import { cpSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readText } from '@funtool-docs/content/textFile';

/** Changes the text of a file. */
function rewrite(file: string, change: (text: string) => string): void {
  const before = readText(file);
  const after = change(before);
  if (after === before) throw new Error(`nothing changes in ${file}`);
  writeFileSync(file, after);
}

/** Copies a release whose manifest exports something else. */
export function copyRelease(
  from: string,
  to: string,
  change?: (exports: Record<string, unknown>) => void,
): string {
  cpSync(from, to, { recursive: true });
  if (change) {
    rewrite(path.join(to, 'package.json'), (text) => {
      const manifest = JSON.parse(text);
      change(manifest.exports);
      return JSON.stringify(manifest);
    });
  }
  return to;
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

/** Takes a name from those that importers of an entry get. */
export function hideExport(folder: string, entry: string, name: string): void {
  rewrite(path.join(folder, `${entry}.mjs`), (text) =>
    text.replace(new RegExp(String.raw`(?<=export \{.*)\b(?:\w+ as )?${name}\b,?`), ''),
  );
}

/** Changes the declarations of an entry, such as `array`. */
export function changeTypes(folder: string, entry: string, from: string, to: string): void {
  rewrite(path.join(folder, `types/${entry}.d.ts`), (text) => text.replace(from, to));
}
