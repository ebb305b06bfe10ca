import type { KnipConfig } from 'knip';

const SOURCES = ['**/*.{ts,tsx,js,mjs,css,mdx}'];

/** Files of the site that nothing imports, by the folder whose package.json says what they depend on. */
const SITE = {
  build: [
    '*.mdx',
    'dev/PageProblems.tsx', // imported by the framework (build/dev/showProblems.ts)
  ],
  theme: [
    'index.tsx',
    'tools/*/*Demo.tsx', // imported by pages (build/page.ts)
    '{islands.tsx,pageTexts.ts}', // imported by packages/islands under other names
  ],
  lab: [
    'harness/worker.mjs', // a thread, and what it loads (lab/harness/runMeasured.ts)
    '{contracts/computeContracts,differences/runCalls}.ts',
    'release/{worker.mjs,answerRelease.ts}', // a thread, and what it loads (lab/release/compareRelease.ts)
  ],
  tests: [
    'journeys/globalSetup.ts', // started by playwright.config.ts
    'fixtures/*/rspress.config.ts',
    'fixtures/**/*.mdx',
    'bench/{playwright,vitest}.config.ts',
    'bench/*.spec.ts',
    'bench/stock/rspress.config.ts',
    'engines/{playwright.config,reporter,*.spec}.ts',
    'visual/{playwright.config,globalSetup,*.spec}.ts',
    'components/{empty,library,pageData,routes,siteData}.ts', // stand in for other modules (vitest.config.ts)
  ],
};

/** The same of packages, which begin at their exports as well. */
const PACKAGES = {
  agents: [
    'mcp/server/{createAnswers,main}.ts', // bundled by their names
  ],
  checks: [
    'thread/{worker.mjs,answerBlocks.ts}', // a thread, and what it loads (packages/checks/thread/runBlock.ts)
  ],
  content: [],
  facts: [],
  finder: ['sandbox/index.ts'], // bundled on its own (packages/runner/build, packages/agents/mcp/build)
  islands: [
    'starter/{afterLoad,firstScript,index}.ts', // bundled on their own (packages/islands/build/bundle.ts)
    'client/{start,hydratePage,react}.ts', // start pages (packages/islands/build/staticPages.ts)
    'client/{pageData,routes,siteData}.ts', // take the place of modules of the framework (packages/islands/build/virtualModules.ts)
    'offline/worker/{serviceWorker,retiredWorker}.ts', // bundled by their names
    'contract/site/{rspress,failing}.config.ts',
    'contract/site/**/*.mdx',
  ],
  runner: ['sandbox/{openSandbox,runAny,runPrepared}.ts'], // bundled on their own (packages/runner/build)
  search: [],
  shared: [],
};

/** Dependencies that no import names. */
const IGNORED: Record<string, string[]> = {
  tests: ['@fontsource-variable/.+'], // read as files (tests/visual/fonts.ts)
  checks: ['es-toolkit', 'lodash'], // imported by claims (packages/checks/exampleHost.ts)
  facts: ['@rspress/shared'], // a type of it is extended (packages/facts/builtPage.ts)
  lab: ['es-toolkit', 'lodash'], // loaded by the names in counterparts (lab/differences/runCalls.ts)
  islands: [
    'site-islands', // theme/islands.tsx (packages/islands/build/staticPages.ts)
    'rspress-entry', // the entry of the framework (packages/islands/build/staticPages.ts)
  ],
};

const describe = (name: string, entry: string[]) => ({
  entry,
  project: SOURCES,
  ...(IGNORED[name] && { ignoreDependencies: IGNORED[name] }),
});

/** Where the site, the library and their checks begin: used, although nothing imports it. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'rspress.config.ts',
        'docs/**/*.mdx',
        'docs/claims/**/*.js', // run by packages/checks/checkClaims.ts
        'scripts/{bench,mcp,picturePages,start,test,testBrowser}.mjs',
        'scripts/*.ts', // started by scripts/start.mjs
      ],
      project: [...SOURCES, '!docs/public/**'],
      ignoreDependencies: [
        'oxlint', // started by scripts/steps.mjs
        'dependency-cruiser', // the same
      ],
    },
    // Its entries are the exports of its package.json, which are what the pages document.
    library: {},
    ...Object.fromEntries(
      Object.entries(SITE).map(([name, entry]) => [name, describe(name, entry)]),
    ),
    ...Object.fromEntries(
      Object.entries(PACKAGES).map(([name, entry]) => [
        `packages/${name}`,
        // What others may import, somebody has to import.
        { ...describe(name, entry), includeEntryExports: true },
      ]),
    ),
  },
  ignoreIssues: {
    ...Object.fromEntries(
      Object.entries(PACKAGES).flatMap(([name, entry]) =>
        entry.map((file) => [`packages/${name}/${file}`, ['exports' as const]]),
      ),
    ),
    // The framework takes them from theme/index.tsx.
    'packages/islands/client/Root.tsx': ['exports'],
  },
  // Style sheets import nothing; they count as files that a component may forget.
  compilers: { css: () => '', mdx: true },
  // A type that an exported function takes or gives has a name for its callers.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
