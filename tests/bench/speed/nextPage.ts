/* oxlint-disable unicorn/consistent-function-scoping -- both are sent to the browser, alone */
import { setTimeout as rest } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type Figures, type MeasuredSite, NEXT_PAGE, PAGE, SETTLE } from './measurements';
import { openThrottledPage } from './throttledPage';

/** Follows a link of the sidebar on which the pointer has rested, in milliseconds. */
export async function measureNextPage(
  browser: Browser,
  { url }: Pick<MeasuredSite, 'url'>,
  rested: number,
): Promise<Figures> {
  const { pathname } = new URL(url + NEXT_PAGE);
  const { page, close } = await openThrottledPage(browser);
  await page.goto(url + PAGE, { waitUntil: 'load' });
  await rest(SETTLE);
  await page.evaluate(timeChange);
  await page.locator(`a[href^="${pathname}"]`).filter({ visible: true }).first().hover();
  await rest(rested);
  await page.mouse.down();
  await page.mouse.up();
  await rest(SETTLE);
  const duration = await page.evaluate(readDuration);
  await close();
  return { [`next page, pointed at for ${rested} ms, ms`]: duration };
}

/**
 * Notes when a link is clicked, and when the page has changed within its document. Self-contained:
 * it is serialised.
 */
function timeChange(): void {
  const title = () => document.querySelector('h1')?.textContent;
  const before = title();
  localStorage.removeItem('changed');
  const note = (name: string, time: number) =>
    localStorage.setItem(name, String(performance.timeOrigin + time));
  addEventListener('click', ({ timeStamp }) => note('clicked', timeStamp), { capture: true });
  const look = () => {
    if (title() === before) return void requestAnimationFrame(look);
    // The next frame begins after this one was painted.
    requestAnimationFrame((time) => note('changed', time));
  };
  requestAnimationFrame(look);
}

/**
 * Milliseconds from the click to the change or, in a new document, to its first paint. Firefox does
 * not tell of paints before the first frame, as of a page in its cache; its load comes after them.
 * Self-contained: it is serialised.
 */
function readDuration(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const painted = performance.timeOrigin + (paint?.startTime ?? navigation!.loadEventEnd);
  const changed = Number(localStorage.getItem('changed'));
  return (changed || painted) - Number(localStorage.getItem('clicked'));
}
