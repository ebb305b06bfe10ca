import type { RsbuildPlugin } from '@rsbuild/core';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { replaceElements } from '@funtool-docs/content/markdown/replaceElements';
import { emitFiles } from '@funtool-docs/islands/build/emitFiles';
import { importSerially } from '@funtool-docs/islands/build/importSerially';
import type { Locale } from '../../../../site.config';
import { BADGE_PATH, type Health, HEALTH_PATH } from '../health';
import { createBadge } from './createBadge';
import { createPages, createTotals } from './createTables';

/** Names of the elements that stand for tables in a page. */
const ELEMENTS = { HealthTotals: createTotals, HealthPages: createPages };

export type HealthElement = keyof typeof ELEMENTS;

/** Tells whether an element stands for one of the tables. */
export function isHealthElement(name: string | null): name is HealthElement {
  return Object.hasOwn(ELEMENTS, name ?? '');
}

/** Replaces `<HealthTotals />` and `<HealthPages />` by tables of what is checked on the pages. */
export function healthTables(page: BuiltPage): Promise<void> {
  const create = ({ name }: MdxJsxFlowElement) =>
    createHealth(page.root, name as HealthElement, page.locale);
  return replaceElements(page, { HealthTotals: create, HealthPages: create });
}

/** Emits the same as JSON, and a badge. */
export function healthFiles(root: string): RsbuildPlugin {
  return emitFiles('health', {
    [HEALTH_PATH.slice(1)]: async () => JSON.stringify(await readLater(root)),
    [BADGE_PATH.slice(1)]: async () => createBadge(await readLater(root)),
  });
}

/** Creates the table that an element stands for, with links from the root of the language. */
export async function createHealth(
  root: string,
  element: HealthElement,
  locale: Locale,
): Promise<RootContent[]> {
  return ELEMENTS[element](await readLater(root), locale);
}

async function readLater(root: string): Promise<Health> {
  const { readHealth } = await importSerially(() => import('./readHealth'));
  return readHealth(root);
}
