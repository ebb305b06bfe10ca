import { setTimeout as rest } from 'node:timers/promises';
import puppeteer, { type Browser, type Target } from 'puppeteer-core';
import { findBrowser, ROOT_FLAGS } from '../../../scripts/browser.mjs';
import { readDuration, timeChange } from './changeOfPage';
import { type Figures, type MeasuredSite, NEXT_PAGE, PAGE, SETTLE } from './measurements';
import { NETWORK, SLOWDOWN, VIEWPORT } from './throttledPage';

/**
 * Follows a link of the sidebar on which the pointer has rested, in milliseconds. Driven by
 * Puppeteer, since Playwright's Chromium shows no page that was prerendered.
 */
export async function measureNextPage(
  { url }: Pick<MeasuredSite, 'url'>,
  rested: number,
): Promise<Figures> {
  const { pathname } = new URL(url + NEXT_PAGE);
  const browser = await puppeteer.launch({
    executablePath: findBrowser('chromium')!,
    args: ROOT_FLAGS,
    defaultViewport: VIEWPORT,
  });
  const page = await browser.newPage();
  const { downloadThroughput: download, uploadThroughput: upload, latency } = NETWORK;
  await page.emulateNetworkConditions({ download, upload, latency });
  await page.emulateCPUThrottling(SLOWDOWN);
  await page.evaluateOnNewDocument(() => {
    // The framework alone has a key of its own.
    for (const key of ['funtool-visited', 'rspress-visited']) localStorage.setItem(key, '1');
  });
  await page.goto(url + PAGE, { waitUntil: 'load' });
  await rest(SETTLE);
  await page.evaluate(timeChange);
  const link = await page.evaluateHandle(findVisible, `a[href^="${pathname}"]`);
  await link.hover();
  await rest(rested);
  await page.mouse.down();
  await page.mouse.up();
  const duration = await durationOf(browser, pathname);
  await browser.close();
  return { [`next page, pointed at for ${rested} ms, ms`]: duration };
}

function findVisible(selector: string): Element {
  const found = [...document.querySelectorAll(selector)];
  return found.find((element) => element.checkVisibility())!;
}

/** Asks by a connection of its own: Puppeteer loses a page that was prerendered as it is shown. */
async function durationOf(browser: Browser, pathname: string): Promise<number> {
  await rest(SETTLE);
  const connection = await puppeteer.connect({ browserWSEndpoint: browser.wsEndpoint() });
  const isShown = (target: Target) => target.url().includes(pathname);
  const target = await connection.waitForTarget(isShown);
  return (await target.asPage()).evaluate(readDuration);
}
