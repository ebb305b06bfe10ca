import { defineConfig } from '@playwright/test';
import { findBrowser, ROOT_FLAGS } from '../../scripts/browser.mjs';

/** `npm run test:visual` compares pictures of the built site with those in `baseline/`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: 'baseline/{arg}{ext}',
  reporter: [
    ['line'],
    ['html', { outputFolder: '../../test-results/visual-report', open: 'never' }],
  ],
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env['CI']),
  // Machines may be busy.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // What browsers of other versions draw differently at the edges of letters.
      threshold: 0.25,
      maxDiffPixelRatio: 0.01,
    },
  },
  use: {
    serviceWorkers: 'block',
    // The fonts of the tests are not those that the site allows.
    bypassCSP: true,
    launchOptions: {
      executablePath: findBrowser(),
      args: [...ROOT_FLAGS, '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
});
