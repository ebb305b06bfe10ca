/** Where the site lives and which languages it speaks. Every other file reads these from here. */
export const site = /** @type {const} */ ({
  /** Title in the navigation bar and in the browser tab. */
  title: 'funtool',
  /** Address the site is published at; its path is the base of every route. */
  url: 'https://funinweb.github.io/funtool/',
  /** The documented library: its repository, and the tag of the release that the pages describe. */
  library: { repository: 'https://github.com/funinweb/funtool', tag: 'v1.2.2' },
  /** Repository of this site, to which edit links and reports lead. Change it if the site has its own. */
  repository: 'https://github.com/funinweb/funtool',
  /** Branch of this site's repository that edit links lead to. */
  branch: 'main',
  /** Whether readers keep pages for when they are offline; `false` takes it back from those who do. */
  offline: true,
  /** The first locale is the default one and has no prefix in its routes. */
  locales: [
    {
      lang: 'zh',
      label: '简体中文',
      description:
        'funtool 1.2.2 文档：JavaScript 与 TypeScript 工具函数库，每次构建都会运行示例并核对结果。',
    },
    {
      lang: 'en',
      label: 'English',
      description:
        'Documentation of funtool 1.2.2, a utility library for JavaScript and TypeScript. Stated results were checked by running the examples.',
    },
  ],
});

/** @typedef {import('@funtool-docs/shared/texts').Locale} Locale */

/**
 * What Rspress has to know of it.
 *
 * @returns {import('@rspress/core').UserConfig} A part of the configuration.
 */
export function settings() {
  const { origin, pathname } = new URL(site.url);
  return {
    base: pathname,
    siteOrigin: origin,
    title: site.title,
    icon: '/icon.svg',
    lang: site.locales[0].lang,
    locales: site.locales.map((locale) => ({ ...locale, title: site.title })),
    route: { cleanUrls: true, exclude: ['claims/**', '**/._*'] },
    themeConfig: {
      editLink: { docRepoBaseUrl: `${site.repository}/edit/${site.branch}/docs` },
      socialLinks: [{ icon: 'github', mode: 'link', content: site.library.repository }],
    },
  };
}
