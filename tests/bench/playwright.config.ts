import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** Browser benchmarks, run serially on the served site. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../journeys/globalSetup.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: 600_000,
});
