import type { RootContent } from 'mdast';
import type { LibrarySource } from '../library/librarySource';
import type { Locale } from '../../../site.config';
import { COPYING, copyMatrix, copyResults } from './copyMatrix';
import { equalityMatrix, equalityResults } from './equalityMatrix';
import type { CallResult } from './values';
import { typeMatrix, typeResults } from './typeMatrix';

/** Creates the matrix for the documented names of a page. */
export async function createMatrix(names: string[], locale: Locale): Promise<RootContent[]> {
  const [name] = names as [string];
  if (COPYING.has(name)) return copyMatrix(name, locale);
  return name === 'isEqual' ? equalityMatrix(locale) : typeMatrix(names, locale);
}

/**
 * Lists every call of the matrix for the documented names of a page, with its result.
 *
 * @param library May be another one than the documented library.
 */
export async function matrixResults(
  names: string[],
  library: LibrarySource,
): Promise<CallResult[]> {
  const [name] = names as [string];
  if (COPYING.has(name)) return copyResults(name, library);
  return name === 'isEqual' ? equalityResults(library) : typeResults(names, library);
}
