/** Modules of the framework that hold data of the whole site; `framework/build/staticPages.ts` names them so. */
declare module 'all-routes' {
  export const routes: { path: string }[];
}

declare module 'all-site-data' {
  const site: import('@rspress/shared').SiteData;
  export default site;
}

declare module 'all-site-data?without-sidebars' {
  const site: import('@rspress/shared').SiteData;
  export default site;
}
