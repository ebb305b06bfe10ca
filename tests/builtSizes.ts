import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listFiles } from '@funtool-docs/content/files';

const FOLDER = 'doc_build';

/** Quality 9 saves half a percent more but takes eighteen times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 7 };

/** Compresses with Brotli as a server does on the fly. */
const brotli = (content: Buffer) => brotliCompressSync(content, { params });

/** HTML pages, without the document of the sandbox. */
export const PAGES = /^(?!runner\/).*\.html$/;

/**
 * Measures built files, compressed.
 *
 * @param name Matches paths within the built site.
 * @returns Sizes in bytes, ascending.
 */
export function sizesOf(name: RegExp, compress = brotli): number[] {
  return listFiles(FOLDER)
    .filter((file) => name.test(file))
    .map((file) => compress(readFileSync(path.join(FOLDER, file))).length)
    .toSorted((a, b) => a - b);
}

/**
 * Sizes of pages with gzip, as GitHub Pages sends them. Brotli, at this quality, differs by 600 bytes
 * for a page in which one rule of a style sheet has changed.
 *
 * @returns Sizes in bytes, ascending.
 */
export function sizesOfPages(): number[] {
  return sizesOf(PAGES, (content) => gzipSync(content));
}

/**
 * Sizes of pages up to the end of their first screen, which the inline script follows
 * (`packages/islands/build/html/rewriteDocument.ts`), with gzip.
 *
 * @returns Sizes in bytes, ascending.
 */
export function sizesOfFirstScreens(): number[] {
  return sizesOf(PAGES, (content) =>
    gzipSync(content.subarray(0, content.indexOf('<script data-failed-text'))),
  );
}

/** Median of ascending numbers. */
export function median(sizes: number[]): number {
  return sizes[Math.floor(sizes.length / 2)]!;
}

/** The sum of numbers. */
export function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
