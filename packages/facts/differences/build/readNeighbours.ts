import { inputsOf, readCached } from '@funtool-docs/content/buildCache';
import { importSerially } from '@funtool-docs/islands/build/importSerially';
import type { PageNeighbours } from '../neighbours';
import { DIFFERENCES_INPUTS } from './readCompared';

type Neighbours = Record<string, PageNeighbours>;

let reading: Promise<Neighbours> | undefined;

/** Reads the neighbours of all pages, from the build cache unless something they depend on has changed. */
export function readNeighbours(root: string): Promise<Neighbours> {
  reading ??= readOnce(root);
  return reading;
}

function readOnce(root: string): Promise<Neighbours> {
  return readCached(root, 'neighbours', inputsOf(root, DIFFERENCES_INPUTS), async () => {
    const { findNeighbours } = await importSerially(() => import('./findNeighbours'));
    return findNeighbours(root);
  });
}
