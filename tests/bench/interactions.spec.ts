/* oxlint-disable eslint/no-await-in-loop -- measured one after the other */
import { setTimeout as rest } from 'node:timers/promises';
import { type Browser, expect, test } from '@playwright/test';
import exampleTexts from '../../theme/example/texts.json' with { type: 'json' };
import texts from '../../theme/i18n.json' with { type: 'json' };
import { serve } from '../../scripts/serve.mjs';
import { printFigures } from './printFigures';
import { durationOf, press, timeAppearance } from './speed/appearance';
import { medians } from './speed/compareMedians';
import { type Figures, PAGE, SETTLE } from './speed/measurements';
import { openThrottledPage, type ThrottledPage } from './speed/throttledPage';

const ROUNDS = 5;

/** As on GitHub Pages, in seconds. */
const MAX_AGE = 600;

const PHONE = { width: 375, height: 812 };
const PHONE_SLOWDOWN = 6;

/** Words as a reader types them, with a slip. */
const TYPED = 'debouce a function while typing';

/** Between two keystrokes, in milliseconds. */
const PACE = 120;

test('how long a reader waits for an example and for a key', async ({ browser }) => {
  test.setTimeout(20 * 60_000);
  const { url, close } = await serve({ maxAge: MAX_AGE });
  const rounds: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      ...(await measureRun(browser, url, 0, 'right after loading')),
      ...(await measureRun(browser, url, SETTLE, 'after four idle seconds')),
      ...(await measureTyping(browser, url)),
    });
  }
  close();
  const rows = Object.entries(medians(rounds)).map(([figure, value]) => ({
    figure,
    median: Math.round(value),
  }));
  printFigures(`Interactions, medians of ${ROUNDS}`, rows);
  expect(rows.every(({ median }) => median > 0)).toBe(true);
});

/**
 * Runs the first example of a page on a first visit, from the press until its ticks are painted. The document
 * of the sandbox is counted only where the browser gives it no process of its own.
 */
async function measureRun(
  browser: Browser,
  url: string,
  wait: number,
  name: string,
): Promise<Figures> {
  const { page, bytes, close } = await openThrottledPage(browser);
  await page.goto(url + PAGE, { waitUntil: 'load' });
  await rest(wait);
  const before = bytes();
  const tick = ['click', '.ft-note--same', exampleTexts.sameText.en.toLowerCase()] as const;
  await page.evaluate(timeAppearance, tick);
  await press(page, page.getByRole('button', { name: texts['example.runText'].en }).first());
  const duration = await durationOf(page, tick);
  const fetched = (bytes() - before) / 1024;
  await close();
  return { [`Run ${name}, ms`]: duration, [`fetched by the page for Run ${name}, kB`]: fetched };
}

/** Types into search on a phone, key by key. */
async function measureTyping(browser: Browser, url: string): Promise<Figures> {
  const opened = await openThrottledPage(browser, PHONE);
  const { page, close } = opened;
  await page.goto(url + PAGE, { waitUntil: 'load' });
  await rest(SETTLE);
  await press(page, page.locator('.ft-search-button').filter({ visible: true }).first());
  await page.getByRole('combobox').waitFor();
  await slowDown(opened);
  await page.evaluate(watchKeys);
  for (const key of TYPED) {
    await page.keyboard.press(key);
    await rest(PACE);
  }
  await page.getByRole('option').first().waitFor();
  await rest(SETTLE);
  const { painted, script } = await page.evaluate(() => Reflect.get(window, 'keys') as Keys);
  await close();
  return {
    'longest keystroke until it is painted, ms': painted,
    'longest script of a keystroke, ms': script,
  };
}

const slowDown = ({ client }: ThrottledPage) =>
  client.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });

type Keys = Record<'painted' | 'script', number>;

/** Runs in the page. */
function watchKeys(): void {
  const keys: Keys = { painted: 0, script: 0 };
  Reflect.set(window, 'keys', keys);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!/^key|input$/.test(entry.name)) continue;
      keys.painted = Math.max(keys.painted, entry.duration);
      keys.script = Math.max(keys.script, entry.processingEnd - entry.processingStart);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
