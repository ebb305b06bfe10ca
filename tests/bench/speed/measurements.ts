/* oxlint-disable unicorn/consistent-function-scoping -- some of these are sent to the browser, alone */
import { setTimeout as rest } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { durationOf, press, timeAppearance } from './appearance';
import { blockedTime, heapSize, openThrottledPage } from './throttledPage';

/** A site to measure, with selectors of its parts. */
export interface MeasuredSite {
  name: string;
  /** Address of the home page. */
  url: string;
  /** A control that the scripts of the site have to make work. */
  control: string;
  themeSwitch: string;
  searchButton: string;
  searchInput: string;
  searchResult: string;
}

/** Measured values by name. */
export type Figures = Record<string, number>;

export const PAGE = 'en/guide/api/array/at';
export const NEXT_PAGE = 'en/guide/api/array/unique';

/** In milliseconds: long enough for what is kept for offline use, and for `SHORT_AGE`. */
const AWAY = 10_000;

/** Idle time after loading, in milliseconds. */
export const SETTLE = 4000;

const kilobytes = (bytes: number) => bytes / 1024;

/**
 * Loads a page, waits while it is idle, then presses the switch of the theme, and points at a control
 * that the scripts of the site have to make work.
 */
export async function measureLoad(
  browser: Browser,
  { url, themeSwitch, control }: MeasuredSite,
): Promise<Figures> {
  const { page, client, bytes, marks, close } = await openThrottledPage(browser);
  await page.goto(url + PAGE, { waitUntil: 'load' });
  const firstLoad = bytes();
  await rest(SETTLE);
  const ahead = bytes() - firstLoad;
  const untouched = await marks();
  const heap = await heapSize(client);
  await press(page, page.locator(themeSwitch).filter({ visible: true }).first());
  await rest(SETTLE);
  const switched = await marks();
  const scriptOfSwitch = await scriptSize(page);
  await page.locator(control).first().hover();
  await rest(SETTLE);
  const touched = await marks();
  const figures = {
    'first load, kB': kilobytes(firstLoad),
    'fetched in the background, kB': kilobytes(ahead),
    'first paint, ms': untouched.paint,
    'largest paint, ms': untouched.largestPaint,
    'blocked before a touch, ms': blockedTime(untouched),
    'blocked in all, theme switched, ms': blockedTime(switched),
    'blocked in all, pointed at a button of code, ms': blockedTime(touched),
    'script once the theme is switched, kB': kilobytes(scriptOfSwitch),
    'script once pointed at a button of code, kB': kilobytes(await scriptSize(page)),
    'heap before a touch, MB': heap / 1024 ** 2,
    'heap after, MB': (await heapSize(client)) / 1024 ** 2,
    elements: await page.locator('*').count(),
  };
  await close();
  return figures;
}

/** Size of the scripts that the page has run, as compressed, in bytes. */
function scriptSize(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = new Map(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    return [...document.scripts].reduce((sum, { src }) => sum + (sizes.get(src) ?? 0), 0);
  });
}

/**
 * Reads two pages, leaves, and comes back to the first one.
 *
 * @param name Tells whether the browser may still use what it has.
 */
export async function measureRevisit(
  browser: Browser,
  { url }: Pick<MeasuredSite, 'url'>,
  name: string,
): Promise<Figures> {
  const first = await openThrottledPage(browser);
  await first.page.goto(url + PAGE, { waitUntil: 'load' });
  await first.page.goto(url + NEXT_PAGE, { waitUntil: 'load', referer: url + PAGE });
  await rest(AWAY);
  const second = await first.revisit();
  await second.page.goto(url + PAGE, { waitUntil: 'load' });
  await second.page.waitForFunction(() => Reflect.get(window, 'marks').paint > 0);
  const { paint } = await second.marks();
  await second.close();
  return { [`${name}, first paint, ms`]: paint };
}

/** Clicks the search button from the first paint on until the input appears. */
export async function measureSearchReady(browser: Browser, site: MeasuredSite): Promise<Figures> {
  const { page, close } = await openThrottledPage(browser);
  await page.addInitScript(pressUntilOpen, [site.searchButton, site.searchInput] as const);
  await page.goto(site.url + PAGE, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.has(window, 'searchReady'));
  const ready = await page.evaluate(() => Reflect.get(window, 'searchReady') as number);
  await close();
  return { 'search ready, ms': ready };
}

function pressUntilOpen([button, input]: readonly [string, string]): void {
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
      element.checkVisibility(),
    );
  const look = () => {
    if (find(input)) return void Reflect.set(window, 'searchReady', performance.now());
    if (performance.getEntriesByName('first-contentful-paint').length > 0) find(button)?.click();
    setTimeout(look, 25);
  };
  look();
}

/** Opens search, asks, and asks again. */
export async function measureSearch(browser: Browser, site: MeasuredSite): Promise<Figures> {
  const { page, close } = await openThrottledPage(browser);
  await page.goto(site.url + PAGE, { waitUntil: 'load' });
  await rest(SETTLE);
  const input = page.locator(site.searchInput).filter({ visible: true }).first();
  const cold = ['click', site.searchResult, 'debounce'] as const;
  await page.evaluate(timeAppearance, cold);
  await press(page, page.locator(site.searchButton).filter({ visible: true }).first());
  await input.waitFor();
  await page.keyboard.insertText('debounce');
  const first = await durationOf(page, cold);
  await rest(1000);
  await input.selectText();
  const warm = ['input', site.searchResult, 'merge'] as const;
  await page.evaluate(timeAppearance, warm);
  await page.keyboard.insertText('merge');
  const second = await durationOf(page, warm);
  await close();
  return { 'first search, ms': first, 'second search, ms': second };
}
