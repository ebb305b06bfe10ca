import type { Page } from '@playwright/test';
import { listFiles } from '../../content/listFiles';
import { API, fileOf, pathOf } from '../../content/paths';
import { expect, LANGUAGES, saveData, test } from './fixtures';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

/** Share of the pages whose answer may begin further down. */
const MOST_BELOW = 0.02;

/** What a page shows before its reader has touched it. */
interface Head {
  route: string;
  isUntouched: boolean;
  /** Whether call form and answer are within the window. */
  isAnswered: boolean;
}

/** Measures after the scroll events of the arrival, which fire before a frame. */
function measureHead(page: Page): Promise<Omit<Head, 'route'>> {
  return page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const [bar, title, call] = ['header', 'h1', '.ft-call'].map((selector) =>
      document.querySelector(selector)!.getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect];
    const isShown = ({ top, bottom }: DOMRect) => top >= bar.bottom && bottom <= innerHeight;
    const answer = document.querySelector('.ft-answer:has(.ft-chips, .ft-result)');
    const hasStarted = document.querySelector('script[src]') !== null;
    return {
      isUntouched: scrollY === 0 && !hasStarted && isShown(title),
      isAnswered: answer !== null && isShown(call) && isShown(answer.getBoundingClientRect()),
    };
  });
}

for (const { lang, root } of LANGUAGES) {
  const routes = listFiles(fileOf({ locale: lang, slug: API }))
    .filter((slug) => slug.endsWith('.mdx') && slug !== 'index.mdx')
    .map((slug) => `${root}${API.slice(0, -1)}${pathOf(slug)}`);

  for (const viewport of WINDOWS) {
    const where = `in ${lang} at ${viewport.width} px`;

    // The first test opens the pages, the others look at what it has measured.
    test.describe(`API pages ${where}`, () => {
      test.describe.configure({ mode: 'serial', timeout: 240_000 });
      const heads: Head[] = [];

      test(`opens every API page at its top and untouched ${where}`, async ({ page }) => {
        await saveData(page);
        await page.setViewportSize(viewport);
        for (const route of routes) {
          await page.goto(route);
          heads.push({ route, ...(await measureHead(page)) });
        }
        expect(heads.filter(({ isUntouched }) => !isUntouched)).toEqual([]);
      });

      test(`shows call form and answer on the first screen ${where}`, () => {
        const below = heads.filter(({ isAnswered }) => !isAnswered).map(({ route }) => route);
        expect(heads.length).toBeGreaterThan(100);
        expect(below.length / heads.length, below.join('\n')).toBeLessThanOrEqual(MOST_BELOW);
      });
    });
  }
}
