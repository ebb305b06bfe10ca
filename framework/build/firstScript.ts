import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { RedirectSite } from '../starter/redirectToLocale';
import { bundleStarter } from './bundle';

/**
 * Puts the script of `framework/starter/firstScript.ts` into all pages, before those of Rspress. It
 * also redirects first visits to the reader's language, as `route.localeRedirect` says: the redirect
 * of Rspress drops the hash (https://github.com/web-infra-dev/rspress/issues/154) and reads only the
 * first of the reader's languages.
 */
export function firstScript(): RspressPlugin {
  let script = '';
  return {
    name: 'first-script',
    async config(config) {
      const setting = config.route?.localeRedirect ?? 'auto';
      const redirect =
        setting === 'never' ? undefined : describeSite(config, setting === 'only-default-lang');
      script = await bundleStarter('firstScript', { redirect });
      return { ...config, route: { ...config.route, localeRedirect: 'never' } };
    },
    builderConfig: {
      html: { tags: (tags) => [{ tag: 'script', children: script, append: false }, ...tags] },
    },
  };
}

function describeSite(config: UserConfig, onlyDefaultLang: boolean): RedirectSite {
  const { base = '/', lang = '', locales = [], multiVersion } = config;
  const others = locales.map((locale) => locale.lang).filter((other) => other !== lang);
  const versions = multiVersion?.versions ?? [];
  return { base, locales: [lang, ...others], versions, onlyDefaultLang };
}
