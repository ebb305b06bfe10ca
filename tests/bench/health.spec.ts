/* oxlint-disable eslint/no-await-in-loop -- a page opens one address at a time */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { readCommit } from '@funtool-docs/content/git';
import { loadSite } from '@funtool-docs/content/loadSite';
import { outputOf, pathOf, routeOf } from '@funtool-docs/content/paths';
import { MEASURED, type Measured } from '@funtool-docs/checks/health/health';
import { sizesOf } from '../builtSizes';
import { findBarriers } from '../journeys/barriers';
import { expect, test } from '../journeys/fixtures';

const root = path.resolve(import.meta.dirname, '../..');

/** Each page is looked at on a desktop in the light theme, and on a phone in the dark one. */
const SETTINGS = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 375, height: 812 }, colorScheme: 'dark' },
] as const;

test('every page is measured for the page on health', async ({ browser, baseURL }) => {
  test.setTimeout(3_600_000);
  const pages: Measured['pages'] = {};
  const found = await Promise.all(
    SETTINGS.map(async (setting) => {
      const context = await browser.newContext({
        ...setting,
        baseURL: baseURL!,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const counted = await countBarriers(context);
      await context.close();
      return counted;
    }),
  );
  for (const { locale, pages: own } of loadSite(root).languages) {
    const entries = own.map((page) => {
      const route = routeOf(page);
      const [bytes] = sizesOf(new RegExp(`^${outputOf(route)}\\.html$`));
      const barriers = found.reduce((sum, { counts }) => sum + counts.get(route)!, 0);
      return [outputOf(pathOf(page.slug)), { bytes: bytes!, barriers }];
    });
    pages[locale] = Object.fromEntries(entries) as Measured['pages'][string];
  }
  const measured: Measured = { ...readCommit(root), axe: found[0]!.axe, pages };
  writeFileSync(path.join(root, MEASURED), `${JSON.stringify(measured, undefined, 2)}\n`);
  expect(new Set(Object.values(pages).map((own) => Object.keys(own).length)).size).toBe(1);
});

/** Counts barriers by route, and names the version of axe-core that found them. */
async function countBarriers(
  context: BrowserContext,
): Promise<{ axe: string; counts: Map<string, number> }> {
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('funtool-visited', '1'));
  const counts = new Map<string, number>();
  for (const route of loadSite(root).pages.map(routeOf)) {
    await page.goto(route.slice(1));
    counts.set(route, (await findBarriers(page)).length);
  }
  const axe = await page.evaluate(
    () => (window as unknown as { axe: { version: string } }).axe.version,
  );
  return { axe, counts };
}
