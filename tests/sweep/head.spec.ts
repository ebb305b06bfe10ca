import type { Page } from '@playwright/test';
import { expect, LANGUAGES, saveData, test } from '../journeys/fixtures';
import { CHUNK_TIMEOUT, ROUTES } from './routes';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

/** Share of the pages whose answer may begin further down. */
const MAX_BELOW = 0.02;

/** The top of a page before its reader has touched it. */
interface Head {
  route: string;
  isUntouched: boolean;
  /** True if call form and answer are within the window. */
  isAnswered: boolean;
}

/** Measures after the scroll events of the arrival, which fire before a frame. */
function measureHead(page: Page): Promise<Omit<Head, 'route'>> {
  return page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const [header, title, call] = ['header', 'h1', '.ft-call'].map((selector) =>
      document.querySelector(selector)!.getBoundingClientRect(),
    );
    const isShown = (box: DOMRect) => box.top >= header!.bottom && box.bottom <= innerHeight;
    const answer = document.querySelector('.ft-answer:has(.ft-chips, .ft-result)');
    const hasStarted = document.querySelector('script[src*="/js/index."]') !== null;
    return {
      isUntouched: scrollY === 0 && !hasStarted && isShown(title!),
      isAnswered: answer !== null && isShown(call!) && isShown(answer.getBoundingClientRect()),
    };
  });
}

test.describe.configure({ timeout: CHUNK_TIMEOUT });

for (const { lang } of LANGUAGES) {
  for (const viewport of WINDOWS) {
    const where = `in ${lang} at ${viewport.width} px`;

    test(`API pages open at their top, untouched, and with their answer, ${where}`, async ({
      page,
    }) => {
      await saveData(page);
      await page.setViewportSize(viewport);
      const heads: Head[] = [];
      for (const { route } of ROUTES.filter((each) => each.isApi && each.lang === lang)) {
        await page.goto(route);
        heads.push({ route, ...(await measureHead(page)) });
      }
      expect(heads.length).toBeGreaterThan(100);
      expect.soft(heads.filter(({ isUntouched }) => !isUntouched)).toEqual([]);
      const below = heads.filter(({ isAnswered }) => !isAnswered).map(({ route }) => route);
      expect.soft(below.length / heads.length, below.join('\n')).toBeLessThanOrEqual(MAX_BELOW);
    });
  }
}
