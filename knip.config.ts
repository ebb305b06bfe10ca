import type { KnipConfig } from 'knip';

/** Where the site, the library and their checks begin: used, although nothing imports it. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'rspress.config.ts',
        'tests/e2e/sites/*/rspress.config.ts',
        '{docs,tests/e2e/sites}/**/*.mdx',
        'theme/index.tsx',
        'theme/runner/index.ts', // bundled on its own (plugins/runner)
        'theme/starter/index.ts', // the same (plugins/staticPages.ts)
        'theme/demos/*/*Demo.tsx', // imported by code blocks (plugins/liveDemos.ts)
        'theme/runtime/*.ts', // take the place of modules of the framework (plugins/staticPages.ts)
        'plugins/offline/worker/{serviceWorker,retiredWorker}.ts', // bundled by their names
        'plugins/discovery/socialCard.css', // read as a file
        'scripts/{bench,serve,test}.mjs',
        'tests/bench/{playwright,vitest}.config.ts',
        'tests/engines/{playwright.config,reporter,*.spec}.ts',
        'tests/bench/*.spec.ts',
        'tests/bench/growth/reportUsage.mjs', // loaded into a process that is measured
        'tests/bench/stock/rspress.config.ts',
      ],
      project: ['**/*.{ts,tsx,js,mjs,css,mdx}', '!docs/public/**'],
      ignoreDependencies: [
        'oxlint', // started by scripts/test.mjs
        'virtual-.+', // modules that the framework makes while it builds
        'all-.+', // the same, by the names of plugins/staticPages.ts
        '@fontsource-variable/.+', // read as files
      ],
    },
    // Its entries are the exports of its package.json, which are what the pages document.
    library: {},
  },
  // Style sheets import nothing; they count as files that a component may forget.
  compilers: { css: () => '' },
  // A type that an exported function takes or gives has a name for its callers.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
