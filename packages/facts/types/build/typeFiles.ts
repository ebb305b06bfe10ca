import type { RsbuildPlugin } from '@rsbuild/core';
import { emitFolder } from '@funtool-docs/islands/build/emitFiles';
import { TYPES_FOLDER } from '../pageTypes';
import { readHarvest } from './readHarvest';

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
