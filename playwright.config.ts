import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const ROOT_FLAGS = ['--no-sandbox', '--disable-gpu'];
const QUIET_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/globalSetup.ts',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  use: {
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findBrowser(),
      args: process.getuid?.() === 0 ? [...ROOT_FLAGS, ...QUIET_FLAGS] : QUIET_FLAGS,
    },
    trace: 'retain-on-failure',
  },
});
