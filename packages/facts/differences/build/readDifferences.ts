import { inputsOf, readCached } from '@funtool-docs/content/buildCache';
import { importSerially } from '@funtool-docs/islands/build/importSerially';
import type { LodashNames, PageDifferences } from '../differences';
import { DIFFERENCES_INPUTS } from './readCompared';

/** The outcome of all measured calls with their counterparts. */
export interface AllDifferences {
  /** By page below the reference: `array/at`. */
  pages: Record<string, PageDifferences>;
  lodash: LodashNames;
}

let reading: Promise<AllDifferences> | undefined;

/** Reads the differences, from the build cache unless something they depend on has changed. */
export function readDifferences(root: string): Promise<AllDifferences> {
  reading ??= readOnce(root);
  return reading;
}

/** Cached, since TypeScript takes seconds to say which calls it refuses. */
function readOnce(root: string): Promise<AllDifferences> {
  return readCached(root, 'differences', inputsOf(root, DIFFERENCES_INPUTS), async () => {
    const { findDifferences } = await importSerially(() => import('./findDifferences'));
    return findDifferences(root);
  });
}
