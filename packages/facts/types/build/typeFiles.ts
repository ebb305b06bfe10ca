import type { RsbuildPlugin } from '@rsbuild/core';
import { emitFolder } from '@funtool-docs/islands/build/emitFiles';
import { inputsOf, readCached } from '@funtool-docs/content/buildCache';
import { loadSite } from '@funtool-docs/content/loadSite';
import { importSerially } from '@funtool-docs/shared/importSerially';
import { TYPES_FOLDER } from '../pageTypes';
import type { Harvest } from './harvestTypes';

/**
 * Emits the types of the examples of each page, which readers load when they point at code. Made
 * after the checks of the content, whose TypeScript program knows the types.
 */
export function typeFiles(root: string): RsbuildPlugin {
  return emitFolder(TYPES_FOLDER, async () => {
    const { files } = await readHarvest(root);
    const texts = Object.entries(files).map(([path, types]) => [path, JSON.stringify(types)]);
    return Object.fromEntries(texts) as Record<string, string>;
  });
}

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
