/** Code of a language that the site is written in (`site.config.js`). */
export type Locale = 'zh' | 'en';
