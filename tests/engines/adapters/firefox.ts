import { findOnPath } from '../../../scripts/browser.mjs';
import type { Adapter } from '../engine';
import { startWithPuppeteer } from './puppeteer';

/** Firefox as it is released; Playwright drives a build of its own only. */
export const firefox: Adapter = {
  packages: 'firefox-esr',
  find: () => {
    const program = findOnPath(['firefox-esr', 'firefox']);
    return program ? [program] : undefined;
  },
  start: ([executablePath]) =>
    startWithPuppeteer('Firefox', { browser: 'firefox', executablePath }),
};
