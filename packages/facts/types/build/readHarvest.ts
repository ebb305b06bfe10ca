import { hashOfFiles, hashOfPackages, openBuildCache } from '@funtool-docs/content/buildCache';
import { loadSite } from '@funtool-docs/content/loadSite';
import { importInTurn } from '@funtool-docs/islands/build/importInTurn';
import type { Harvest } from './harvestTypes';
import { LIBRARY_READERS } from '../../library/readers';

/** The types depend on these, besides packages. */
const INPUTS = ['docs', 'library/src', ...LIBRARY_READERS, 'packages/facts/types'];

/**
 * Reads the types of all examples, which are kept from build to build.
 *
 * @param root Repository root.
 */
export async function readHarvest(root: string): Promise<Harvest> {
  const cache = openBuildCache(root, 'types');
  const inputs = [hashOfPackages(root), hashOfFiles(root, INPUTS)];
  const json = await cache.get(inputs, async () => {
    const { harvestTypes } = await importInTurn(() => import('./harvestTypes'));
    return Buffer.from(JSON.stringify(harvestTypes(loadSite(root).pages, root)));
  });
  cache.prune();
  return JSON.parse(Buffer.from(json).toString()) as Harvest;
}
