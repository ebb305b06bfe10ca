import path from 'node:path';
import type { PhrasingContent, Table } from 'mdast';
import { type Cell, code, table } from '@funtool-docs/content/markdown/table';
import { API, isApiPage, type PageId, topicOf } from '@funtool-docs/content/paths';
import { readMeasuredFacts } from '../../library/measuredFacts';
import texts from './texts.json';

/**
 * Compares a function with others of its family by what they return for calls that tell them apart,
 * in which `f` stands for each.
 *
 * @param root Repository root.
 * @returns `undefined` if the page belongs to no family with a table.
 */
export function familyTable(root: string, { slug, locale }: PageId): Table | undefined {
  const name = isApiPage({ slug }) ? topicOf(slug) : '';
  const family = readMeasuredFacts(root, name)?.family;
  if (!family) return undefined;
  const [category, own] = [path.posix.dirname(name), path.posix.basename(name)];
  const header: Cell[] = [texts.function[locale], ...family.calls.map((call) => [code(call)])];
  const rows = family.functions.map(({ name: other, results }): Cell[] => [
    other === own ? [{ type: 'strong', children: [code(other)] }] : [linkTo(category, other)],
    ...results.map((result) => [code(result)]),
  ]);
  return table([header, ...rows]);
}

function linkTo(category: string, name: string): PhrasingContent {
  return { type: 'link', url: `/${path.posix.join(API, category, name)}`, children: [code(name)] };
}
