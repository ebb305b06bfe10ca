import path from 'node:path';
import { importFuntool } from '@funtool-docs/facts/library/importFuntool';
import type { MeasuredPage } from '@funtool-docs/facts/library/measuredCalls';
import type { FamilyResults } from '@funtool-docs/facts/differences/neighbours';
import { printInNode } from '@funtool-docs/runner/values/printInNode';
import list from './families.json';

/** Functions that readers confuse, and calls to tell them apart, in which `f` stands for each. */
export interface Family {
  names: string[];
  inputs?: { call: string; setup?: string }[];
  /** Calls that need no setup, for the table on the pages of the family. */
  table?: string[];
}

/** The reviewed list of families; a page belongs to the first one that names its function. */
export const FAMILIES: Family[] = list;

/** Lists the pages that are named after a function that they document. */
export function listPagesOf(name: string, pages: MeasuredPage[]): string[] {
  return pages.flatMap((page) => {
    const isNamedAfter = path.posix.basename(page.name) === name && page.exports.includes(name);
    return isNamedAfter ? [page.name] : [];
  });
}

/**
 * Runs the calls of a family's table.
 *
 * @param page Path of a page below the API pages.
 * @returns Nothing if its function belongs to no family with a table.
 */
export async function measureFamily(page: string): Promise<FamilyResults | undefined> {
  const [category, own] = page.split('/') as [string, string];
  const family = FAMILIES.find(({ names, table }) => table && names.includes(own));
  if (!family?.table) return undefined;
  const { names, table: calls } = family;
  const library = (await importFuntool(`funtool/${category}`)) as Record<string, unknown>;
  const resultOf = (call: string, name: string) =>
    printInNode(new Function('f', `return ${call};`)(library[name]));
  return {
    calls,
    functions: names.map((name) => ({ name, results: calls.map((call) => resultOf(call, name)) })),
  };
}
