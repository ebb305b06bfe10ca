import { findOnPath } from '../../../scripts/browser.mjs';
import type { Adapter } from '../engine';
import { startWithPuppeteer } from './puppeteer';

/** Released Firefox; Playwright drives only its own build. */
export const firefox: Adapter = {
  packages: 'firefox-esr',
  find: () => {
    const program = findOnPath(['firefox-esr', 'firefox']);
    return program ? [program] : undefined;
  },
  start: ([executablePath]) =>
    startWithPuppeteer('Firefox', { browser: 'firefox', executablePath }),
};
