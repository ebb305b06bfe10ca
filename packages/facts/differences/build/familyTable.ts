import path from 'node:path';
import type { PhrasingContent, Table } from 'mdast';
import { type Cell, code, table } from '@funtool-docs/content/markdown/table';
import type { Page } from '@funtool-docs/content/parsePage';
import { API, isApiPage, topicOf } from '@funtool-docs/content/paths';
import { printInNode } from '@funtool-docs/runner/values/printInNode';
import { importFuntool } from '../../library/importFuntool';
import { FAMILIES } from './families';
import texts from './texts.json';

type FamilyPage = Pick<Page, 'slug' | 'locale'>;

/**
 * Compares a function with others of its family by what they return for calls that tell them apart,
 * in which `f` stands for each. The calls run in the build.
 *
 * @returns `undefined` if the page belongs to no family with a table.
 */
export async function familyTable({ slug, locale }: FamilyPage): Promise<Table | undefined> {
  const [category, own] = isApiPage({ slug }) ? topicOf(slug).split('/') : [];
  const family = FAMILIES.find(({ names, table: calls }) => calls && names.includes(own!));
  if (!family?.table || category === undefined) return undefined;
  const { names, table: calls } = family;
  const library = (await importFuntool(`funtool/${category}`)) as Record<string, unknown>;
  const header: Cell[] = [texts.function[locale], ...calls.map((call) => [code(call)])];
  const rows = names.map((name): Cell[] => [
    name === own ? [{ type: 'strong', children: [code(name)] }] : [linkTo(category, name)],
    ...calls.map((call) => [code(resultOf(call, library[name]))]),
  ]);
  return table([header, ...rows]);
}

function linkTo(category: string, name: string): PhrasingContent {
  return { type: 'link', url: `/${path.posix.join(API, category, name)}`, children: [code(name)] };
}

function resultOf(call: string, f: unknown): string {
  return printInNode(new Function('f', `return ${call};`)(f));
}
