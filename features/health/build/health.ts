import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { DOCS, localizedRoute, pageIdOf } from '../../../content/paths';
import { emitFiles } from '../../../framework/build/emitFiles';
import { importInTurn } from '../../../framework/build/importInTurn';
import type { Locale } from '../../../site.config';
import { BADGE_PATH, type Health, HEALTH_PATH } from '../health';
import { createBadge } from './createBadge';
import { createPages, createTotals } from './createTables';

/** What stands in a page for each table. */
const ELEMENTS = { HealthTotals: createTotals, HealthPages: createPages };

export type HealthElement = keyof typeof ELEMENTS;

/**
 * Replaces `<HealthTotals />` and `<HealthPages />` by tables of what is checked on the pages, and
 * emits the same as JSON, and a badge.
 */
export function health(root: string): RspressPlugin {
  return {
    name: 'health',
    builderConfig: {
      plugins: [
        emitFiles('health', {
          files: {
            data: {
              path: HEALTH_PATH.slice(1),
              make: async () => JSON.stringify(await readLater(root)),
            },
            badge: {
              path: BADGE_PATH.slice(1),
              make: async () => createBadge(await readLater(root)),
            },
          },
          define: () => ({}),
        }),
      ],
    },
    markdown: {
      remarkPlugins: [
        function remarkHealth() {
          return async (tree: Root, file: VFile): Promise<void> => {
            if (!tree.children.some(isHealth)) return;
            const { locale } = pageIdOf(path.join(root, DOCS), file.path);
            const replaced = await Promise.all(
              tree.children.map((node) =>
                isHealth(node) ? createLocalized(root, node.name, locale) : [node],
              ),
            );
            tree.children = replaced.flat();
          };
        },
      ],
    },
  };
}

/** Creates the table that an element stands for, with links from the root of the language. */
export async function createHealth(
  root: string,
  element: HealthElement,
  locale: Locale,
): Promise<RootContent[]> {
  return ELEMENTS[element](await readLater(root), locale);
}

/** With the prefix of the language, which the framework adds to links in the source alone. */
async function createLocalized(
  root: string,
  element: HealthElement,
  locale: Locale,
): Promise<RootContent[]> {
  const children = await createHealth(root, element, locale);
  visit({ type: 'root', children }, 'link', (link) => {
    if (link.url.startsWith('/')) link.url = localizedRoute(link.url, locale);
  });
  return children;
}

async function readLater(root: string): Promise<Health> {
  const { readHealth } = await importInTurn(() => import('./readHealth'));
  return readHealth(root);
}

function isHealth(node: RootContent): node is RootContent & { name: HealthElement } {
  return node.type === 'mdxJsxFlowElement' && Object.hasOwn(ELEMENTS, node.name ?? '');
}
