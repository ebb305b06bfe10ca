import { onTestFinished } from 'vitest';
import type { SidebarEntry } from '@funtool-docs/islands/client/embedded';
import { site } from '../../site.config';
import { pageData } from './pageData';
import siteData from './siteData';

interface FakeSite {
  /** Of the pages below `/guide/`, in each language. */
  sidebar?: SidebarEntry[];
  pages?: object[];
  themeConfig?: object;
}

/** Gives the site a sidebar, pages and settings of the theme, until the test has ended. */
export function fakeSite({ sidebar = [], pages = [], themeConfig = {} }: FakeSite): void {
  const previous = { site: { ...siteData }, pages: { ...pageData } };
  onTestFinished(() => {
    Object.assign(siteData, previous.site);
    Object.assign(pageData, previous.pages);
  });
  const locales = site.locales.map((locale) => ({
    ...locale,
    sidebar: { '/guide/': sidebar, '/en/guide/': sidebar },
  }));
  Object.assign(siteData, { themeConfig: { ...siteData.themeConfig, ...themeConfig, locales } });
  Object.assign(pageData, { pages });
}
