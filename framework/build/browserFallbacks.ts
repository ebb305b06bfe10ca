import type { RspressPlugin } from '@rspress/core';
import { bundleStarter } from './bundle';

/** Puts the script of `framework/starter/fallbacks.ts` into all pages, before those of Rspress. */
export function browserFallbacks(): RspressPlugin {
  let script = '';
  return {
    name: 'browser-fallbacks',
    async config(config) {
      script = await bundleStarter('fallbacks');
      return config;
    },
    builderConfig: {
      html: { tags: (tags) => [{ tag: 'script', children: script, append: false }, ...tags] },
    },
  };
}
