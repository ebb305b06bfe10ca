import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** Measurements in the browser: one at a time, on the site as it is served. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../e2e/globalSetup.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: 600_000,
});
