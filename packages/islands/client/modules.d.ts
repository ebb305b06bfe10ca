/* Virtual modules of Rspress, and our names for two of them (`build/virtualModules.ts`). */

declare module 'virtual-social-links' {
  const icons: Record<string, string>;
  export default icons;
}

/** The entry of Rspress (`build/staticPages.ts`). */
declare module 'rspress-entry';

/** The islands of the theme, in the same file. */
declare module 'site-islands' {
  export const islands: import('./Island').Islands;
}

/** The texts that pages say of themselves (`build/staticPages.ts`). */
declare module 'site-texts' {
  export const pageTexts: import('./useTexts').PageTexts;
}

declare module 'all-routes' {
  export const routes: { path: string }[];
}

declare module 'all-site-data?without-sidebars' {
  const site: import('@rspress/shared').SiteData;
  export default site;
}
