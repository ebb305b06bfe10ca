import type { KnipConfig } from 'knip';

/** Where the site, the library and their checks begin: used, although nothing imports it. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'rspress.config.ts',
        '{tests/fixtures/*,framework/contract/site}/rspress.config.ts',
        '{build,docs,tests/fixtures,framework/contract/site}/**/*.mdx',
        'docs/claims/**/*.js', // run by features/verification/checkClaims.ts
        'theme/index.tsx',
        'features/examples/sandbox/index.ts', // bundled on its own (features/examples/build)
        'features/byExample/sandbox/index.ts', // the same (features/byExample/build)
        'framework/starter/{afterLoad,firstScript,index}.ts', // the same (framework/build/bundle.ts)
        'features/demos/*/*Demo.tsx', // imported by code blocks (build/page.ts)
        'framework/client/start.ts', // starts pages (framework/build/startWithIslands.ts)
        'theme/{islands.tsx,pageTexts.ts}', // imported by it, and what it starts, under other names
        'framework/client/{pageData,routes,siteData}.ts', // take the place of modules of the framework (framework/build/virtualModules.ts)
        'features/contract/build/{worker.mjs,computeContracts.ts}', // a thread (features/contract/build/readContracts.ts)
        'features/offline/worker/{serviceWorker,retiredWorker}.ts', // bundled by their names
        'features/differences/build/worker/index.ts', // the same
        'features/mcp/isolation/{inside,prepare,worker}.ts', // the same
        'features/mcp/server/{createAnswers,main}.ts', // the same
        'features/discovery/socialCard.css', // the same
        'scripts/{bench,mcp,picturePages,serve,start,test,testJourneys}.mjs',
        'scripts/*.ts', // started by scripts/start.mjs
        'tests/bench/{playwright,vitest}.config.ts',
        'tests/engines/{playwright.config,reporter,*.spec}.ts',
        'tests/visual/{playwright.config,globalSetup,*.spec}.ts',
        'features/conformance/process/{main.mjs,answerTasks.ts}', // a process of its own, and what it loads
        'features/verification/dev/PageProblems.tsx', // imported by the framework (features/verification/dev/showProblems.ts)
        'features/sync/ui/NewerTranslation.tsx', // imported by pages (features/sync/build/insertMarks.ts)
        'tests/bench/*.spec.ts',
        'tests/components/{empty,library,pageData,routes,siteData}.ts', // stand in for other modules (vitest.config.ts)
        'scripts/{mutations,same}.mjs', // started by scripts/bench.mjs
        'tests/bench/growth/reportUsage.mjs', // loaded into a process that is measured
        'tests/bench/stock/rspress.config.ts',
      ],
      project: ['**/*.{ts,tsx,js,mjs,css,mdx}', '!docs/public/**'],
      ignoreDependencies: [
        'oxlint', // started by scripts/steps.mjs
        'dependency-cruiser', // the same
        'site-islands', // theme/islands.tsx (framework/build/startWithIslands.ts)
        'rspress-entry', // the entry of the framework (framework/build/startWithIslands.ts)
        '@fontsource-variable/.+', // read as files
        'whatwg-url', // bundled by its path (features/mcp/build/bundleIsolation.ts)
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
