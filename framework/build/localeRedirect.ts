import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { RedirectSite } from '../starter/redirectToLocale';
import { bundleStarter } from './bundle';

/**
 * Leads readers on their first visit to the page in their own language (specification, section 4). The
 * setting is `route.localeRedirect` of Rspress, whose own redirect loses the hash of the address and looks at
 * the first of the reader's languages only (`getInlineLocaleRedirectScript`).
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
