/** The types of identifiers in the examples of a page, as a file of the site. */
export interface PageTypes {
  /** Descriptions of identifiers, such as `const last: string`. */
  texts: string[];
  /** The identifiers of each example in order, by the hash of its code. */
  examples: Record<string, TypePosition[]>;
}

/** Offset of an identifier in the code, its length, and the index of its text. */
export type TypePosition = [start: number, length: number, text: number];

/** Folder of the files, from the root of the site. */
export const TYPES_FOLDER = 'types/';

/**
 * Returns the path of the file for a page, which all languages share.
 *
 * @param pagePath Path of the page within its language: `/guide/api/array/at`.
 */
export function typesPathOf(pagePath: string): string {
  return `${TYPES_FOLDER}${pagePath.slice(1)}${pagePath.endsWith('/') ? 'index' : ''}.json`;
}

/** Hashes code in the same way in the build and in browsers (FNV-1a, 32 bits). */
export function hashCode(code: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < code.length; index += 1) {
    hash = Math.imul(hash ^ code.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** An export of the library, for completion. */
export interface ApiEntry {
  name: string;
  /** The root module or a category such as `funtool/array`. */
  module: string;
  signature: string;
  /** Rules of an object or static methods of a class. */
  members: { name: string; signature: string }[];
}

/** The module that has every export. */
export const ROOT_MODULE = 'funtool';
