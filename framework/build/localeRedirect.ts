import type { RspressPlugin, UserConfig } from '@rspress/core';

/** What the redirect needs to know of the site. */
export interface RedirectSite {
  /** Path of the site, with a slash at both ends. */
  base: string;
  /** Codes of the languages; the first one has no prefix. */
  locales: string[];
  /** Names of the versions. */
  versions: string[];
  /** Whether only readers of the default language are led elsewhere. */
  onlyDefaultLang: boolean;
}

/**
 * Leads readers on their first visit to the page in their own language (specification, section 4). The
 * setting is the framework's `route.localeRedirect`. The framework's own redirect loses the hash of the
 * address and looks at the first of the reader's languages only.
 */
export function localeRedirect(): RspressPlugin {
  let site: RedirectSite | undefined;
  return {
    name: 'locale-redirect',
    config(config) {
      const setting = config.route?.localeRedirect ?? 'auto';
      if (setting !== 'never') site = describeSite(config, setting === 'only-default-lang');
      return { ...config, route: { ...config.route, localeRedirect: 'never' } };
    },
    builderConfig: {
      html: {
        tags: (tags) => {
          if (!site) return tags;
          const children = `(${redirectToLocale})(${JSON.stringify(site)})`;
          return [...tags, { tag: 'script', children, append: false }];
        },
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

/**
 * Runs in the browser, as text, before the page is drawn. Search engines are led nowhere, and nobody is
 * led twice: who comes from a page of the site has been here, also where storage keeps nothing.
 */
function redirectToLocale({ base, locales, versions, onlyDefaultLang }: RedirectSite): void {
  const visitedKey = 'rspress-visited';
  // CUBOT makes telephones.
  const isBot = /\b(?:bot|(?!cubot)\w*bot\b)|spider|crawl|lighthouse/i.test(navigator.userAgent);
  if (isBot || localStorage.getItem(visitedKey)) return;
  localStorage.setItem(visitedKey, '1');
  if (document.referrer.startsWith(location.origin + base)) return;

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function is sent as text, alone
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  const wanted = [navigator.languages ?? navigator.language ?? '']
    .flat()
    .map((tag) => locales.find((lang) => lang === tag || primary(lang) === primary(tag)))
    .find(Boolean);
  const { pathname, search, hash } = location;
  const segments = pathname.slice(base.length).split('/');
  const position = versions.includes(segments[0]!) ? 1 : 0;
  const current = locales.find((lang) => lang === segments[position]) ?? locales[0]!;
  const isDefault = current === locales[0];
  if (!wanted || wanted === current || (onlyDefaultLang && !isDefault)) return;

  segments.splice(position, isDefault ? 0 : 1, ...(wanted === locales[0] ? [] : [wanted]));
  location.replace(base + segments.join('/') + search + hash);
}
