import type { Page } from '@playwright/test';
import { expect, LANGUAGES, saveData, test } from '../journeys/fixtures';
import { CHUNK_TIMEOUT, ROUTES } from './routes';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

/** Share of the pages whose answer may begin further down. */
const MAX_BELOW = 0.02;

/** Largest difference in height among the heads of a kind, in pixels. */
const MAX_SPREAD = 40;

/** Number of pages at either end that a failure names. */
const NAMED = 5;

/** The top of a page before its reader has touched it. */
interface Head {
  route: string;
  isUntouched: boolean;
  /** True if call form and answer are within the window. */
  isAnswered: boolean;
  /** From the breadcrumb to the first section. */
  height: number;
  hasChips: boolean;
  /** Traps, each on a line of its own. */
  traps: number;
  /** True if there are several call forms, or one with methods, as that of a class. */
  hasMore: boolean;
}

/** Measures after the scroll events of the arrival, which fire before a frame. */
function measureHead(page: Page): Promise<Omit<Head, 'route'>> {
  return page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const [header, top, title, call, section] = [
      'header',
      '.ft-doc-heading__top',
      'h1',
      '.ft-call',
      'main h2',
    ].map((selector) => document.querySelector(selector)!.getBoundingClientRect());
    const isShown = (box: DOMRect) => box.top >= header!.bottom && box.bottom <= innerHeight;
    const answer = document.querySelector('.ft-answer:has(.ft-chips, .ft-result)');
    const hasStarted = document.querySelector('script[src*="lib-react"]') !== null;
    return {
      isUntouched: scrollY === 0 && !hasStarted && isShown(title!),
      isAnswered: answer !== null && isShown(call!) && isShown(answer.getBoundingClientRect()),
      height: Math.round(section!.top - top!.top),
      traps: document.querySelectorAll('.ft-warnings li').length,
      hasChips: document.querySelector('.ft-answer .ft-chips') !== null,
      hasMore: document.querySelector('.ft-call a, .ft-call__form + .ft-call__form') !== null,
    };
  });
}

/** Pages of a kind have the same parts in their heads; those with methods or several forms have more. */
function kindOf(head: Head): string | undefined {
  return head.hasMore ? undefined : `${groupOf(head)} with ${head.traps} traps`;
}

function groupOf({ route, hasChips }: Head): string {
  if (hasChips) return 'pages with chips';
  if (route.includes('/regex/builtin/')) return 'rules';
  return route.includes('/ObjectId/') ? 'members of ObjectId' : 'other functions';
}

/** Describes kinds whose heads differ too much, with the pages at both ends. */
function findSpreads(heads: Head[]): string[] {
  const kinds = new Set(heads.flatMap((head) => kindOf(head) ?? []));
  return [...kinds].flatMap((kind) => {
    const pages = heads.filter((head) => kindOf(head) === kind);
    const sorted = pages.toSorted((a, b) => a.height - b.height);
    const [least, most] = [sorted[0]!.height, sorted.at(-1)!.height];
    if (most - least <= MAX_SPREAD) return [];
    const ends = [...sorted.slice(0, NAMED), ...sorted.slice(-NAMED)];
    const named = ends.map(({ route, height }) => `${height} ${route}`);
    return [`${kind}: ${least} to ${most} px`, ...named];
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
      expect.soft(findSpreads(heads).join('\n'), 'heads of one kind differ in height').toBe('');
    });
  }
}
