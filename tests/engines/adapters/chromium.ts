import { findBrowser, ROOT_FLAGS } from '../../../scripts/browser.mjs';
import type { Adapter } from '../engine';
import { startWithPuppeteer } from './puppeteer';

/** Chromium, whichever the browser tests use. */
export const chromium: Adapter = {
  packages: 'chromium',
  find: () => {
    const program = findBrowser('chromium');
    return program ? [program] : undefined;
  },
  start: ([executablePath]) => startWithPuppeteer('Chromium', { executablePath, args: ROOT_FLAGS }),
};
