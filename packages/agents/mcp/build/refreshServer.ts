import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, hashOfFiles, hashOfPackages } from '@funtool-docs/content/buildCache';
import { replaceFile } from '@funtool-docs/content/files';
import { importSerially } from '@funtool-docs/shared/importSerially';

/** All that the server is made of. */
const INPUTS = ['docs', 'library', 'packages', 'theme'];

/**
 * Builds the server unless the file that is there is whole and has been built from the same sources.
 *
 * @param root Repository root.
 * @param file Absolute path of the server.
 * @returns Whether it was built.
 */
export async function refreshServer(root: string, file: string): Promise<boolean> {
  const inputs = hashOf([hashOfPackages(root), hashOfFiles(root, INPUTS)].join(' '));
  const sign = (code: string) => `// ${inputs} ${hashOf(code)}\n${code}`;
  const built = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (built && built === sign(built.slice(built.indexOf('\n') + 1))) return false;
  // First, so that a place where nothing can be written is found at once.
  mkdirSync(path.dirname(file), { recursive: true });
  const { buildServer } = await importSerially(() => import('./buildServer'));
  replaceFile(file, sign(await buildServer(root)));
  return true;
}
