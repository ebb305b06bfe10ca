/** Where the site lives and which languages it speaks. Every other file reads these from here. */
export const site = /** @type {const} */ ({
  /** Title in the navigation bar and in the browser tab. */
  title: 'funtool',
  /** Address the site is published at; its path is the base of every route. */
  url: 'https://funinweb.github.io/funtool/',
  /** Source repository of the documented library and of this site. */
  repository: 'https://github.com/funinweb/funtool',
  /** Branch that edit links lead to. */
  branch: 'main',
  /** Whether readers keep pages for when they are offline; `false` takes it back from those who do. */
  offline: true,
  /** The first locale is the default one and has no prefix in its routes. */
  locales: [
    {
      lang: 'zh',
      label: '简体中文',
      description:
        'funtool 1.2.2 文档：每个示例的结果都经过运行核对的 JavaScript 与 TypeScript 工具函数库。',
    },
    {
      lang: 'en',
      label: 'English',
      description:
        'Documentation of funtool 1.2.2, a utility library for JavaScript and TypeScript. Every result on these pages has been run and compared.',
    },
  ],
});

/**
 * Code of a language that the site is written in.
 *
 * @typedef {(typeof site.locales)[number]['lang']} Locale
 */
