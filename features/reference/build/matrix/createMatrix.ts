import type { RootContent } from 'mdast';
import type { Locale } from '../../../../site.config';
import { COPYING, copyMatrix } from './copyMatrix';
import { equalityMatrix } from './equalityMatrix';
import { typeMatrix } from './typeMatrix';

/** Creates the matrix for the documented names of a page. */
export async function createMatrix(names: string[], locale: Locale): Promise<RootContent[]> {
  const [name] = names as [string];
  if (COPYING.has(name)) return copyMatrix(name, locale);
  return name === 'isEqual' ? equalityMatrix(locale) : typeMatrix(names, locale);
}
