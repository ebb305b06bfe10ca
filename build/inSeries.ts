import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/** Contents by path in the built site. */
type Files = Record<string, string>;

/** Makes files of a built site, given its folder and the base of its addresses. */
export type MakeFiles = (site: { folder: string; base: string }) => Files | Promise<Files>;

/**
 * Creates the hook that makes and writes files once a site is built, one after the other: what lists
 * the files of the site sees those of all before it. Rspress runs such hooks of several plugins at the
 * same time.
 */
export function inSeries(makers: readonly MakeFiles[]): NonNullable<RspressPlugin['afterBuild']> {
  return async ({ base = '/', outDir }, isProduction) => {
    if (!isProduction) return;
    const folder = outDir!;
    for (const make of makers) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await writeFiles(folder, await make({ folder, base }));
    }
  };
}

async function writeFiles(folder: string, files: Files): Promise<void> {
  const writes = Object.entries(files).map(async ([name, content]) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  });
  await Promise.all(writes);
}
