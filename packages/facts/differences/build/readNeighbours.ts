import { hashOfFiles, hashOfPackages, openBuildCache } from '@funtool-docs/content/buildCache';
import { BEHAVIOUR } from '../../library/measuredCalls';
import { importInTurn } from '@funtool-docs/islands/build/importInTurn';
import type { PageNeighbours } from '../neighbours';
import { LIBRARY_READERS } from '../../library/readers';

/** The calls, the library, and what compares them. */
const INPUTS = [BEHAVIOUR, 'library/src', 'packages/facts/differences', ...LIBRARY_READERS];

type Neighbours = Record<string, PageNeighbours>;

let reading: Promise<Neighbours> | undefined;

/** Reads the neighbours of all pages, from the build cache unless something they depend on has changed. */
export function readNeighbours(root: string): Promise<Neighbours> {
  reading ??= readOnce(root);
  return reading;
}

async function readOnce(root: string): Promise<Neighbours> {
  const cache = openBuildCache(root, 'neighbours');
  const inputs = [process.version, hashOfPackages(root), hashOfFiles(root, INPUTS)];
  const json = await cache.get(inputs, async () => {
    const { findNeighbours } = await importInTurn(() => import('./findNeighbours'));
    return Buffer.from(JSON.stringify(await findNeighbours(root)));
  });
  cache.prune();
  return JSON.parse(Buffer.from(json).toString()) as Neighbours;
}
