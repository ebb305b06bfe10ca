import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = path.resolve(import.meta.dirname, '../../../node_modules');

/** Releases for which the contract tests were last reviewed (`packages/islands/CONTRACT.md`). */
const SEEN_ON = { '@rspress/core': '2.0.22', '@rsbuild/core': '2.2.14', shiki: '4.6.0' };

/** Adds tests that the installed releases are those of `SEEN_ON`. */
export function itIsSeenOn(...names: (keyof typeof SEEN_ON)[]): void {
  it.each(names)('is about the release of %s on which it was last seen', (name) => {
    const manifest = JSON.parse(readPackageFile(name, 'package.json')) as { version: string };
    expect(manifest.version).toBe(SEEN_ON[name]);
  });
}

/** Reads a file of an installed package. */
export function readPackageFile(name: string, file: string): string {
  return readFileSync(path.join(PACKAGES, name, file), 'utf8');
}

/** Lists the files below a folder whose names match, as absolute paths. */
export function listFilesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.join(folder, file));
}
