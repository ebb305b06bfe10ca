import { inputsOf, readCached } from '@funtool-docs/content/buildCache';
import { importSerially } from '@funtool-docs/islands/build/importSerially';
import { LIBRARY_READERS } from '../library/readers';
import type { ApiEntry } from './libraryApi';

/** Sources of the library declarations and the code that describes them. */
const API_INPUTS = ['library/src', ...LIBRARY_READERS, 'packages/facts/api'];

/** Reads the exports of the library. Cached, since TypeScript takes seconds to read the library. */
export function readApiOnce(root: string): Promise<ApiEntry[]> {
  return readCached(root, 'api', inputsOf(root, API_INPUTS), async () => {
    const { readApi } = await importSerially(() => import('./readApi'));
    return readApi(root);
  });
}
