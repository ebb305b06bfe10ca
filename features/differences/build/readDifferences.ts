import { hashOfFiles, hashOfPackages, openBuildCache } from '../../../content/buildCache';
import { BEHAVIOUR } from '../../../content/library/measuredCalls';
import { importInTurn } from '../../../framework/build/importInTurn';
import type { LodashNames, PageDifferences } from '../differences';

/** What was found by running all measured calls with their counterparts. */
export interface AllDifferences {
  /** By page below the reference: `array/at`. */
  pages: Record<string, PageDifferences>;
  lodash: LodashNames;
}

/** The calls, the library, and what compares them. */
const INPUTS = [BEHAVIOUR, 'library/src', 'features/differences', 'content/library'];

let reading: Promise<AllDifferences> | undefined;

/** Reads the differences, from the build cache unless something they depend on has changed. */
export function readDifferences(root: string): Promise<AllDifferences> {
  reading ??= readOnce(root);
  return reading;
}

/** Cached, since running the calls takes seconds. */
async function readOnce(root: string): Promise<AllDifferences> {
  const cache = openBuildCache(root, 'differences');
  const inputs = [process.version, hashOfPackages(root), hashOfFiles(root, INPUTS)];
  const json = await cache.get(inputs, async () => {
    const { findDifferences } = await importInTurn(() => import('./findDifferences'));
    return Buffer.from(JSON.stringify(await findDifferences(root)));
  });
  cache.prune();
  return JSON.parse(Buffer.from(json).toString()) as AllDifferences;
}
