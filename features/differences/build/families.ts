import path from 'node:path';
import { type MeasuredPage, readMeasuredPages } from '../../../content/library/measuredCalls';
import list from '../families.json';

/** Functions that readers confuse, and calls to tell them apart, in which `f` stands for each. */
export interface Family {
  names: string[];
  inputs?: { call: string; setup?: string }[];
}

/** The reviewed list of families; a page belongs to the first one that names its function. */
export const FAMILIES: Family[] = list;

/** Lists the pages of functions that belong to a family, by their paths below the API pages. */
export function listFamilyPages(root: string): string[] {
  return readMeasuredPages(root).flatMap((page) => (namesItself(page) ? [page.name] : []));
}

function namesItself({ name, exports }: MeasuredPage): boolean {
  const main = path.posix.basename(name);
  return exports.includes(main) && FAMILIES.some(({ names }) => names.includes(main));
}
