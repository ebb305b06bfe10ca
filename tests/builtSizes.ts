import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { listFiles } from '../content/listFiles';

/** Quality 11 compresses slightly better but takes ten times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** HTML pages, without the document of the sandbox. */
export const PAGES = /^(?!runner\/).*\.html$/;

/**
 * Measures built files compressed with Brotli.
 *
 * @param name Matches paths within the built site.
 * @param folder Folder of a built site.
 * @returns Sizes in bytes, ascending.
 */
export function sizesOf(name: RegExp, folder = 'doc_build'): number[] {
  return listFiles(folder)
    .filter((file) => name.test(file))
    .map((file) => brotliCompressSync(readFileSync(path.join(folder, file)), { params }).length)
    .toSorted((a, b) => a - b);
}

/** Median of ascending numbers. */
export function median(sizes: number[]): number {
  return sizes[Math.floor(sizes.length / 2)]!;
}

/** The sum of numbers. */
export function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
