import { documentedLibrary } from '@funtool-docs/facts/library/librarySource';
import type { Matrix } from '@funtool-docs/facts/matrix/matrix';
import { COPYING, copyMatrix } from './copies';
import { equalityMatrix } from './equality';
import { typeMatrix } from './types';

/** Pages of type checks. Whether code runs in Node.js depends on no value. */
const TYPES = /^type\/(?!isNodeJS$)/;

/**
 * Measures the matrix of an API page.
 *
 * @param page Its path below the API pages, such as `type/isMap`.
 * @param names The functions that it documents.
 * @param library May be another one than the documented library.
 * @returns Nothing where functions are not called with one value after the other.
 */
export async function measureMatrix(
  page: string,
  names: string[],
  library = documentedLibrary,
): Promise<Matrix | undefined> {
  const [name] = names as [string];
  if (COPYING.has(name)) return copyMatrix(name, library);
  if (name === 'isEqual') return equalityMatrix(library);
  return TYPES.test(page) ? typeMatrix(names, library) : undefined;
}
