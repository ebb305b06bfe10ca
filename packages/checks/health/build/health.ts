import type { RsbuildPlugin } from '@rsbuild/core';
import type { RootContent } from 'mdast';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { replaceElements } from '@funtool-docs/content/markdown/replaceElements';
import { emitFiles } from '@funtool-docs/islands/build/emitFiles';
import { importSerially } from '@funtool-docs/shared/importSerially';
import type { Locale } from '../../../../site.config';
import { BADGE_PATH, type Health, HEALTH_PATH } from '../health';
import { createBadge } from './createBadge';
import { createTotals } from './createTables';

/** Replaces `<HealthTotals />` by a table of what is checked on the pages. */
export function healthTables(page: BuiltPage): Promise<void> {
  return replaceElements(page, { HealthTotals: () => createHealth(page.root, page.locale) });
}

/** Emits the same as JSON, and a badge. */
export function healthFiles(root: string): RsbuildPlugin {
  return emitFiles('health', {
    [HEALTH_PATH.slice(1)]: async () => JSON.stringify(await readLater(root)),
    [BADGE_PATH.slice(1)]: async () => createBadge(await readLater(root)),
  });
}

/** Creates the table and says what was built when. */
export async function createHealth(root: string, locale: Locale): Promise<RootContent[]> {
  return createTotals(await readLater(root), locale);
}

async function readLater(root: string): Promise<Health> {
  const { readHealth } = await importSerially(() => import('./readHealth'));
  return readHealth(root);
}
