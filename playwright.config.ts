import { defineConfig } from '@playwright/test';
import { browserName, findBrowser } from './scripts/browser.mjs';

const ROOT_FLAGS = ['--no-sandbox', '--disable-gpu'];
const QUIET_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const browser = browserName();
const isChromium = browser === 'chromium';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/globalSetup.ts',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env['CI']),
  // On a busy machine; what passes only then is said in the sum.
  retries: 1,
  // What only Chromium lets a test do, each with its reason.
  grepInvert: isChromium ? undefined : /@chromium/,
  use: {
    browserName: browser,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // Tests see what a first visitor sees, and every request.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: isChromium ? [...(process.getuid?.() === 0 ? ROOT_FLAGS : []), ...QUIET_FLAGS] : [],
    },
    trace: 'on-first-retry',
  },
});
