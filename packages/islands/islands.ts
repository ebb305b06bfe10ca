import type { RspressPlugin } from '@rspress/core';
import { type Breakpoints, customMedia } from './build/customMedia';
import { insertFirstScript } from './build/insertFirstScript';
import { guardDevServer } from './build/guardDevServer';
import type { Manifest } from './build/manifest';
import { staticPages, type StaticPagesOptions } from './build/staticPages';

export interface IslandsOptions extends StaticPagesOptions {
  breakpoints: Breakpoints;
  /** Filled with what is written, for the service worker. */
  manifest: Manifest;
}

/** Makes pages that need no scripts, and lets parts of them hydrate alone. */
export function islands({ breakpoints, manifest, ...options }: IslandsOptions): RspressPlugin[] {
  return [
    customMedia(breakpoints),
    staticPages(manifest, options),
    guardDevServer(),
    // Last, since it adds its script before the others: they read storage.
    insertFirstScript(),
  ];
}
