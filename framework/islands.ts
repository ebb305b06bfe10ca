import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { customMedia } from './build/customMedia';
import { firstScript } from './build/firstScript';
import { guardDevServer } from './build/guardDevServer';
import type { Manifest } from './build/manifest';
import { ownThemeKey } from './build/ownThemeKey';
import { staticPages } from './build/staticPages';

interface Options {
  /** Filled with what is written, for the service worker. */
  manifest: Manifest;
  /** Name of the service worker, if there is one. */
  serviceWorker: string | undefined;
  /** Folder of the theme, with `enhancements/index.ts` and `islands.tsx`. */
  theme: string;
}

/** Makes pages that need no scripts, and lets parts of them hydrate alone. */
export function islands({ manifest, serviceWorker, theme }: Options): RspressPlugin[] {
  return [
    customMedia(),
    staticPages(manifest, {
      enhancements: path.join(theme, 'enhancements/index.ts'),
      islands: path.join(theme, 'islands.tsx'),
      serviceWorker,
    }),
    guardDevServer(),
    ownThemeKey(),
    // Last, since it adds its script before the others: they read storage.
    firstScript(),
  ];
}
