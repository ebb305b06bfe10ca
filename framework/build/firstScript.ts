import type { RspressPlugin } from '@rspress/core';
import type { ThemeColors } from '../starter/showThemeColor';
import { bundleStarter } from './bundle';

/**
 * Puts the script of `framework/starter/firstScript.ts` into all pages, before those of Rspress.
 *
 * @param colors Of the browser's bar, by theme.
 */
export function firstScript(colors: ThemeColors): RspressPlugin {
  let script = '';
  return {
    name: 'first-script',
    async config(config) {
      script = await bundleStarter('firstScript', colors);
      return config;
    },
    builderConfig: {
      html: { tags: (tags) => [{ tag: 'script', children: script, append: false }, ...tags] },
    },
  };
}
