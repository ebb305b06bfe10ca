import { inputsOf, readCached } from '@funtool-docs/content/buildCache';
import { loadSite } from '@funtool-docs/content/loadSite';
import { importSerially } from '@funtool-docs/shared/importSerially';
import type { Harvest } from './harvestTypes';

/** The types depend on these, besides packages. */
const INPUTS = [
  'docs',
  'library/src',
  'packages/content',
  'packages/facts/library',
  'packages/facts/types',
];

/**
 * Reads the types of all examples, which are kept from build to build.
 *
 * @param root Repository root.
 */
export function readHarvest(root: string): Promise<Harvest> {
  return readCached(root, 'types', inputsOf(root, INPUTS), async () => {
    const { harvestTypes } = await importSerially(() => import('./harvestTypes'));
    return harvestTypes(loadSite(root).pages, root);
  });
}
