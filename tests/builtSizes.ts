import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { listFiles } from '../content/readPages';

/** A little less than the best, which takes ten times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Documents of pages; the one that isolates examples is none. */
export const PAGES = /^(?!runner\/).*\.html$/;

/**
 * Measures built files as they are sent.
 *
 * @param name Which files, by their path in the built site.
 * @param folder Where a site was built.
 * @returns Sizes after compression with Brotli, ascending, in bytes.
 */
export function sizesOf(name: RegExp, folder = 'doc_build'): number[] {
  return listFiles(folder)
    .filter((file) => name.test(file))
    .map((file) => brotliCompressSync(readFileSync(path.join(folder, file)), { params }).length)
    .toSorted((a, b) => a - b);
}

/** The one in the middle of ascending numbers. */
export function median(sizes: number[]): number {
  return sizes[Math.floor(sizes.length / 2)]!;
}

/** The sum of numbers. */
export function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
