import type { KnipConfig } from 'knip';

/** Where the site, the library and their checks begin: used, although nothing imports it. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'rspress.config.ts',
        '{tests/fixtures/*,packages/islands/contract/site}/rspress.config.ts',
        '{build,docs,tests/fixtures,packages/islands/contract/site}/**/*.mdx',
        'docs/claims/**/*.js', // run by packages/checks/checkClaims.ts
        'theme/index.tsx',
        'packages/runner/sandbox/index.ts', // bundled on its own (packages/runner/build)
        'packages/finder/sandbox/index.ts', // the same
        'packages/islands/starter/{afterLoad,firstScript,index}.ts', // the same (packages/islands/build/bundle.ts)
        'theme/tools/*/*Demo.tsx', // imported by code blocks (build/page.ts)
        'packages/islands/client/start.ts', // starts pages (packages/islands/build/startWithIslands.ts)
        'theme/{islands.tsx,pageTexts.ts}', // imported by it, and what it starts, under other names
        'packages/islands/client/{pageData,routes,siteData}.ts', // take the place of modules of the framework (packages/islands/build/virtualModules.ts)
        'packages/facts/contract/build/{worker.mjs,computeContracts.ts}', // a thread (packages/facts/contract/build/readContracts.ts)
        'packages/islands/offline/worker/{serviceWorker,retiredWorker}.ts', // bundled by their names
        'packages/facts/differences/build/worker/index.ts', // the same
        'packages/agents/mcp/isolation/{inside,prepare,worker}.ts', // the same
        'packages/agents/mcp/server/{createAnswers,main}.ts', // the same
        'build/discovery/socialCard.css', // the same
        'scripts/{bench,mcp,picturePages,serve,start,test,testJourneys}.mjs',
        'scripts/*.ts', // started by scripts/start.mjs
        'tests/bench/{playwright,vitest}.config.ts',
        'tests/engines/{playwright.config,reporter,*.spec}.ts',
        'tests/visual/{playwright.config,globalSetup,*.spec}.ts',
        'packages/checks/conformance/process/{main.mjs,answerTasks.ts}', // a process of its own, and what it loads
        'build/dev/PageProblems.tsx', // imported by the framework (build/dev/showProblems.ts)
        'theme/page/translations/NewerTranslation.tsx', // imported by pages (build/translations/insertMarks.ts)
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
        'site-islands', // theme/islands.tsx (packages/islands/build/startWithIslands.ts)
        'rspress-entry', // the entry of the framework (packages/islands/build/startWithIslands.ts)
        '@fontsource-variable/.+', // read as files
        'whatwg-url', // bundled by its path (packages/agents/mcp/build/bundleIsolation.ts)
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
