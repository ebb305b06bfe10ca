import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { RedirectSite } from '../starter/redirectToLocale';
import type { ThemeSetting } from '../starter/theme';
import { THEME_KEY } from '@funtool-docs/shared/sharedNames';
import { bundleStarter } from './bundle';

type HtmlTag = string | { children?: string };

/**
 * Puts the script of `packages/islands/starter/firstScript.ts` into all pages, before those of Rspress. It
 * does what two scripts of Rspress would do, by the same settings:
 * - shows the theme (`themeConfig.darkMode`). That of Rspress keeps it under a key that other sites of
 *   the same origin share, and looks once.
 * - redirects first visits to the reader's language (`route.localeRedirect`). That of Rspress drops the
 *   hash (https://github.com/web-infra-dev/rspress/issues/154) and reads only the first of the reader's
 *   languages.
 */
export function insertFirstScript(): RspressPlugin {
  let script = '';
  let isThemed = false;
  return {
    name: 'first-script',
    async config(config) {
      const setting = config.route?.localeRedirect ?? 'auto';
      const redirect =
        setting === 'never' ? undefined : describeSite(config, setting === 'only-default-lang');
      const theme = describeTheme(config.themeConfig?.darkMode);
      // Rspress writes no script of the theme where light is forced.
      isThemed = theme.key !== '' || theme.initial !== 'light';
      script = await bundleStarter('firstScript', { redirect, theme });
      return { ...config, route: { ...config.route, localeRedirect: 'never' } };
    },
    builderConfig: {
      html: {
        tags: (tags) => {
          const others = tags.filter((tag) => !isThemeScript(tag));
          if (others.length === tags.length && isThemed) {
            throw new Error('Rspress no longer writes a script that sets the theme.');
          }
          return [{ tag: 'script', children: script, append: false }, ...others];
        },
      },
    },
  };
}

/** Tells whether it is the one of Rspress (`getInlineThemeScript` in `node/constants.js`). */
function isThemeScript(tag: HtmlTag): boolean {
  return typeof tag === 'object' && Boolean(tag.children?.includes('rspress-theme-appearance'));
}

function describeSite(config: UserConfig, onlyDefaultLang: boolean): RedirectSite {
  const { base = '/', lang = '', locales = [], multiVersion } = config;
  const others = locales.map((locale) => locale.lang).filter((other) => other !== lang);
  const versions = multiVersion?.versions ?? [];
  return { base, locales: [lang, ...others], versions, onlyDefaultLang };
}

type DarkMode = NonNullable<UserConfig['themeConfig']>['darkMode'];

function describeTheme(darkMode: DarkMode = true): ThemeSetting {
  const setting = { true: 'auto', false: 'force-light' }[String(darkMode)] ?? String(darkMode);
  const initial = setting.replace('force-', '') as ThemeSetting['initial'];
  return { initial, key: initial === setting ? THEME_KEY : '' };
}
