import './scripts/tools.mjs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const TESTS = '{build,lab,library,packages,tests,theme}/**/*.test.{ts,tsx}';

/** Tests of what needs a page: each file has its own, in a context of its worker. */
const DOM = '**/*.dom.test.{ts,tsx}';

/**
 * Tests that replace modules or `location`, which a context does not allow, or start async hooks,
 * which mark the promises of every other test in their process: each file has a process of its own.
 */
const ISOLATED = '**/*.isolated.test.{ts,tsx}';

const component = (file: string) => path.resolve(import.meta.dirname, 'tests/components', file);

const module = (file: string) => path.resolve(import.meta.dirname, 'node_modules', file);

/** A project with modules of the build, and what else components need. */
const components = (name: string, include: string, pool: 'forks' | 'vmThreads') => ({
  extends: true as const,
  test: {
    name,
    include: [include],
    pool,
    setupFiles: ['tests/components/setup.ts'],
    // All others are empty, and so would be the addresses of these.
    css: { include: /\.css\?url$/ },
    // Its modules import those that stand in for modules of the build.
    server: { deps: { inline: [/@rspress/] } },
  },
  resolve: {
    alias: {
      // Its main module alone is replaced: by one that imports this.
      '@testing-library/react/pure': module('@testing-library/react/pure.js'),
      '@testing-library/react': component('library.ts'),
      // A page of its own for each file takes modules only, and these name CommonJS first.
      'react-router-dom': module('react-router-dom/dist/index.mjs'),
      'react-router/dom': module('react-router/dist/development/dom-export.mjs'),
      'react-router': module('react-router/dist/development/index.mjs'),
      'virtual-site': component('site.ts'),
      'virtual-site-data': component('siteData.ts'),
      'all-site-data': component('siteData.ts'),
      'virtual-page-data': component('pageData.ts'),
      'virtual-routes': component('routes.ts'),
      'all-routes': component('routes.ts'),
      'site-texts': path.resolve(import.meta.dirname, 'theme/pageTexts.ts'),
      'virtual-i18n-text': path.resolve(import.meta.dirname, 'theme/i18n.json'),
      'virtual-social-links': component('empty.ts'),
      'virtual-search-hooks': component('empty.ts'),
      'virtual-global-components': component('empty.ts'),
    },
  },
});

/** Each takes part in another step of `scripts/steps.mjs`. */
export default defineConfig({
  test: {
    // Vitest leaves one processor idle, which of two is half the time.
    maxWorkers: '100%',
    // What macOS puts beside the files of other disks has the ends of their names.
    exclude: ['**/node_modules/**', '**/._*'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [TESTS],
          exclude: [DOM, ISOLATED, 'tests/{built,release}/**'],
          setupFiles: ['tests/setup.ts'],
          // Modules are loaded once for all files of a worker, so no test may leave anything behind.
          isolate: false,
        },
      },
      components('dom', DOM, 'vmThreads'),
      components('isolated', ISOLATED, 'forks'),
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          globalSetup: 'tests/built/globalSetup.ts',
          // As above: most read the same pages.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'release', include: ['tests/release/**/*.test.ts'] } },
    ],
    // Machines may be busy; nothing here is tested for its speed.
    testTimeout: 120_000,
  },
});
