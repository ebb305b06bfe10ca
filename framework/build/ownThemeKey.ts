import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { THEME_KEY } from '../storageKeys';

/** `APPEARANCE_KEY` in Rspress. */
const KEY = 'rspress-theme-appearance';

/**
 * Has Rspress keep the theme under a key of this site (`framework/storageKeys.ts`): under its own,
 * sites of the same origin that are built with it would take over each other's themes.
 */
export function ownThemeKey(): RspressPlugin {
  return {
    name: 'own-theme-key',
    builderConfig: {
      html: {
        tags: (tags) =>
          tags.map((tag) =>
            typeof tag === 'object' && tag.children
              ? { ...tag, children: tag.children.replaceAll(KEY, THEME_KEY) }
              : tag,
          ),
      },
      plugins: [rsbuildOwnThemeKey()],
    },
  };
}

function rsbuildOwnThemeKey(): RsbuildPlugin {
  return {
    name: 'own-theme-key',
    setup(api) {
      api.transform({ test: /useThemeState\.js$/ }, ({ code }) => renameThemeKey(code));
    },
  };
}

/**
 * Puts our key in place of that of Rspress.
 *
 * @param code The module of Rspress that reads it.
 * @throws {Error} If the key is not there.
 */
export function renameThemeKey(code: string): string {
  if (!code.includes(KEY)) throw new Error(`Rspress no longer keeps the theme under "${KEY}".`);
  return code.replaceAll(KEY, THEME_KEY);
}
