import type { KnipConfig } from 'knip';

/** Where the site, the library and their checks begin: used, although nothing imports it. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'rspress.config.ts',
        '{tests/e2e/sites/*,framework/contract/site}/rspress.config.ts',
        '{docs,tests/e2e/sites,framework/contract/site}/**/*.mdx',
        'docs/claims/**/*.js', // run by features/verification/checkClaims.ts
        'theme/index.tsx',
        'features/examples/sandbox/index.ts', // bundled on its own (features/examples/build)
        'framework/starter/{fallbacks,index,redirectToLocale}.ts', // the same (framework/build/bundle.ts)
        'features/demos/*/*Demo.tsx', // imported by code blocks (features/demos/build/liveDemos.ts)
        'framework/client/{pageData,routes,siteData}.ts', // take the place of modules of the framework (framework/build/virtualModules.ts)
        'features/offline/worker/{serviceWorker,retiredWorker}.ts', // bundled by their names
        'features/discovery/socialCard.css', // read as a file
        'scripts/{bench,check,conformance,fix,serve,sync,test,testBrowser}.mjs',
