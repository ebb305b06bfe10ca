import path from 'node:path';
import { type MeasuredPage, readMeasuredPages } from '../../library/measuredCalls';
import list from '../families.json';

/** Functions that readers confuse, and calls to tell them apart, in which `f` stands for each. */
export interface Family {
  names: string[];
  inputs?: { call: string; setup?: string }[];
  /** Calls that need no setup, for the table on the pages of the family. */
  table?: string[];
}

/** The reviewed list of families; a page belongs to the first one that names its function. */
export const FAMILIES: Family[] = list;

/** Lists the pages of functions that belong to a family, by their paths below the API pages. */
export function listFamilyPages(root: string): string[] {
  const pages = readMeasuredPages(root);
  const names = new Set(FAMILIES.flatMap((family) => family.names));
  return [...names].flatMap((name) => listPagesOf(name, pages));
}

/** Lists the pages that are named after a function that they document. */
export function listPagesOf(name: string, pages: MeasuredPage[]): string[] {
  return pages.flatMap((page) => {
    const isNamedAfter = path.posix.basename(page.name) === name && page.exports.includes(name);
    return isNamedAfter ? [page.name] : [];
  });
}

/**
 * Lists the other functions of the family of an API page: `['trimStart', 'trimEnd']`.
 *
 * @param page Its path below the API pages.
 * @returns `undefined` where its function belongs to no family.
 */
export function listRelatives(root: string, page: string): string[] | undefined {
  const main = path.posix.basename(page);
  const family = FAMILIES.find(({ names }) => names.includes(main));
  if (!family || !listFamilyPages(root).includes(page)) return undefined;
  return family.names.filter((name) => name !== main);
}
