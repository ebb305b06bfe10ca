import { defineConfig } from '@playwright/test';
import { ADAPTERS, type EngineName } from './engines';

/** Playwright only runs the tests; adapters drive the released browsers. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  reporter: [['./reporter.ts'], ['json', { outputFile: '../../test-results/engines.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  projects: (Object.keys(ADAPTERS) as EngineName[]).map((engineName) => ({
    name: engineName,
    // Puppeteer loses a page that its browser has restored from the back-forward cache.
    ...(engineName !== 'webkitGtk' && { grepInvert: /@restores/ }),
    use: { engineName },
  })),
});
