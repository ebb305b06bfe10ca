import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

// Projects are merged by name, and those of the base match journeys.
const { projects, ...shared } = base;

/** Browser benchmarks, run serially on the served site, in the browser of journeys. */
export default defineConfig(shared, {
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../journeys/globalSetup.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: 600_000,
  use: projects!.find(({ name }) => name === 'journeys')!.use!,
});
