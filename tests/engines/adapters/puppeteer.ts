import puppeteer, { type ConsoleMessage, type LaunchOptions } from 'puppeteer-core';
import { findBrowser, findOnPath, ROOT_FLAGS } from '../../../scripts/browser.mjs';
import { type Adapter, type Engine, WINDOW } from '../engine';
import { createScratch } from '../scratch';

/** Chromium, whichever the browser tests use. */
export const chromium: Adapter = {
  packages: 'chromium',
  find: () => {
    const program = findBrowser('chromium');
    return program ? [program] : undefined;
  },
  start: ([executablePath]) => startWithPuppeteer('Chromium', { executablePath, args: ROOT_FLAGS }),
};

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

/**
 * Starts a browser that Puppeteer drives.
 *
 * @param name What readers call it.
 * @param options Which browser it is, and where its program is.
 */
async function startWithPuppeteer(name: string, options: LaunchOptions): Promise<Engine> {
  const scratch = createScratch();
  const browser = await puppeteer.launch({
    ...options,
    userDataDir: `${scratch.folder}/profile`,
    env: scratch.env,
    defaultViewport: WINDOW,
    // The test runner handles signals and closes the browser.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  scratch.adopt(browser.process()!);
  const [page = await browser.newPage()] = await browser.pages();
  let messages: Promise<string>[] = [];
  page.on('pageerror', (error) => messages.push(Promise.resolve(String(error))));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(describe(message));
  });
  const version = (await browser.version()).replace(/^.*\//, '');
  return {
    name: `${name} ${version}`,
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    press: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key as never);
      if (modifier) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    takeMessages: async () => {
      const taken = await Promise.all(messages);
      messages = [];
      return taken;
    },
    close: scratch.remove,
  };
}

/** Text of a console message, with the messages of errors. */
async function describe(message: ConsoleMessage): Promise<string> {
  const parts = message.args().map((part) => part.evaluate(String).catch(() => message.text()));
  const texts = await Promise.all(parts);
  return texts.length > 0 ? texts.join(' ') : message.text();
}
