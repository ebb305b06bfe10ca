import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hashOf, hashOfFiles, hashOfPackages } from '@funtool-docs/content/buildCache';
import { importSerially } from '@funtool-docs/islands/build/importSerially';

/** All that the server is made of. */
const INPUTS = ['docs', 'library', 'packages', 'theme'];

/**
 * Builds the server unless the file that is there has been built from the same sources.
 *
 * @param root Repository root.
 * @param file Absolute path of the server.
 * @returns Whether it was built.
 */
export async function refreshServer(root: string, file: string): Promise<boolean> {
  const stamp = `// ${hashOf([hashOfPackages(root), hashOfFiles(root, INPUTS)].join(' '))}\n`;
  if (existsSync(file) && (await readFile(file, 'utf8')).startsWith(stamp)) return false;
  const { buildServer } = await importSerially(() => import('./buildServer'));
  await buildServer(root, file, stamp);
  return true;
}
