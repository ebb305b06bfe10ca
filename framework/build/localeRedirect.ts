import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { RedirectSite } from '../starter/redirectToLocale';
import { bundleStarter } from './bundle';

/**
 * Redirects first visits to the reader's language, as `route.localeRedirect` says. Rspress'
 * redirect drops the hash (https://github.com/web-infra-dev/rspress/issues/154) and reads only the
 * first of the reader's languages.
 */
export function localeRedirect(): RspressPlugin {
  let script: string | undefined;
  return {
    name: 'locale-redirect',
    async config(config) {
      const setting = config.route?.localeRedirect ?? 'auto';
      if (setting !== 'never') {
        const site = describeSite(config, setting === 'only-default-lang');
        script = await bundleStarter('redirectToLocale', site);
      }
      return { ...config, route: { ...config.route, localeRedirect: 'never' } };
    },
    builderConfig: {
      html: {
        tags: (tags) =>
          script ? [...tags, { tag: 'script', children: script, append: false }] : tags,
      },
    },
  };
}

function describeSite(config: UserConfig, onlyDefaultLang: boolean): RedirectSite {
  const { base = '/', lang = '', locales = [], multiVersion } = config;
  const others = locales.map((locale) => locale.lang).filter((other) => other !== lang);
  const versions = multiVersion?.versions ?? [];
  return { base, locales: [lang, ...others], versions, onlyDefaultLang };
}
