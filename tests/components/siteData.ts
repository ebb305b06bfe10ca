import { site } from '../../site.config';

/** Stands for the module of Rspress with the data of the site. */
export default {
  base: new URL(site.url).pathname,
  title: site.title,
  lang: site.locales[0].lang,
  locales: site.locales,
  logo: '',
  logoText: '',
  route: { cleanUrls: true },
  search: {},
  multiVersion: { default: '', versions: [] as string[] },
  themeConfig: { locales: site.locales, socialLinks: [] },
  markdown: {},
  pages: [],
};
