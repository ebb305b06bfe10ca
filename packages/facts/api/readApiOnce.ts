import { hashOfFiles, hashOfPackages, openBuildCache } from '@funtool-docs/content/buildCache';
import { importInTurn } from '@funtool-docs/islands/build/importInTurn';
import { LIBRARY_READERS } from '../library/readers';

/** Sources of the library declarations and the code that describes them. */
const API_INPUTS = ['library/src', ...LIBRARY_READERS, 'packages/facts/api'];

/**
 * Reads the exports of the library, an `ApiEntry[]` as JSON. Cached, since TypeScript takes seconds to
 * read the library.
 */
export async function readApiOnce(root: string): Promise<string> {
  const cache = openBuildCache(root, 'api');
  const inputs = [hashOfPackages(root), hashOfFiles(root, API_INPUTS)];
  const json = await cache.get(inputs, async () => {
    const { readApi } = await importInTurn(() => import('./readApi'));
    return Buffer.from(JSON.stringify(readApi(root)));
  });
  cache.prune();
  return Buffer.from(json).toString();
}
