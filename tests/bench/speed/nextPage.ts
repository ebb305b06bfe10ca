import { setTimeout as rest } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { readDuration, timeChange } from './changeOfPage';
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
