import './scripts/tools.mjs';
import { defineConfig } from '@playwright/test';
import { browserName, findBrowser, findShell, ROOT_FLAGS } from './scripts/browser.mjs';
import { site } from './site.config';

const QUIET_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The headless shell puts a frame with an opaque origin into the process of its page, which a flood of
 * memory then ends; the browsers that readers have do not.
 */
const ISOLATION_FLAG = '--site-per-process';

const browser = browserName();
const isChromium = browser === 'chromium';

/**
 * Tests of what pages alone do not have: a cache of pages one comes back to, installation,
 * connections. And those with service workers: in a shell that has run one, a later page at times
 * takes no keys and is never idle.
 */
const WHOLE = /@whole|(?:offline\w*|keptList|serviceWorker)\.spec\.ts/;

const launch = (executablePath: string | undefined) => ({
  executablePath,
  args: isChromium ? [...ROOT_FLAGS, ...QUIET_FLAGS, ISOLATION_FLAG] : [],
});

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  globalSetup: './tests/journeys/globalSetup.ts',
  // Where the site keeps no pages, there is only the worker that removes itself (serviceWorker.spec.ts).
  testIgnore: ['**/._*', ...(site.offline ? [] : ['**/offline*.spec.ts'])],
  fullyParallel: true,
  workers: '100%',
  // Machines may be busy; nothing here is tested for its speed.
  expect: { timeout: 15_000 },
  timeout: 60_000,
  forbidOnly: Boolean(process.env['CI']),
  // What only Chromium lets a test do, each with its reason.
  grepInvert: isChromium ? undefined : /@chromium/,
  projects: [
    {
      name: 'journeys',
      testMatch: 'journeys/*.spec.ts',
      grepInvert: WHOLE,
      use: { launchOptions: launch(findShell()) },
    },
    {
      name: 'whole browser',
      testMatch: 'journeys/*.spec.ts',
      grep: WHOLE,
      // A language is 12 MB to fetch and 20 to store.
      expect: { timeout: 60_000 },
      timeout: 240_000,
      use: { launchOptions: launch(findBrowser()) },
    },
    {
      name: 'sweep',
      testMatch: 'sweep/*.spec.ts',
      use: { launchOptions: launch(findShell()) },
    },
  ],
  use: {
    browserName: browser,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // Tests see what a first visitor sees, and every request.
    serviceWorkers: 'block',
  },
});
