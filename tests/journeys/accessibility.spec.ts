import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';
import { search } from './searchDialog';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('moves nothing for readers who want less motion', async ({ page, language }) => {
  await page.goto(`${language.root}guide/`);
  await hydrated(page);
  await page.getByRole('button', { name: language.zoom }).press('Enter');
  await expect(page.getByRole('button', { name: language.closeZoom })).toBeFocused();
  const moving = await page.evaluate(() => {
    const parts = [undefined, '::before', '::after', '::backdrop'];
    return [...document.querySelectorAll('*')]
      .filter((element) =>
        parts.some((part) => {
          const style = getComputedStyle(element, part);
          const durations = `${style.transitionDuration},${style.animationDuration}`.split(',');
          const isLong = durations.some((duration) => parseFloat(duration) > 0.01);
          return isLong || style.scrollBehavior === 'smooth';
        }),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  expect(moving).toEqual([]);
});

const background = (page: Page, selector: string, part?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, of) => getComputedStyle(element, of).backgroundColor, part);

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('tells apart what is current, selected, switched on, checked and marked', async ({
    page,
    language: { root, wrap },
  }) => {
    await page.goto(`${root}guide/`);
    await hydrated(page);
    await page.getByRole('button', { name: wrap }).first().press('Enter');
    for (const [on, off] of [
      ['.ft-nav__link[aria-current]', '.ft-nav__link:not([aria-current])'],
      ['.ft-sidebar__link[aria-current]', '.ft-sidebar__link:not([aria-current])'],
      ['.ft-outline__link[aria-current]', '.ft-outline__link:not([aria-current])'],
      ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      ['[aria-pressed=true]', '[aria-pressed=false]'],
    ] as const) {
      expect(await background(page, on), on).not.toBe(await background(page, off));
    }
    const canvas = await background(page, 'body');
    expect(await background(page, '.ft-result--first', '::after')).not.toBe(canvas);
    expect(await background(page, '.ft-checked', '::before')).not.toBe(canvas);
    await expect(page.locator('.line.highlighted')).toHaveCSS('outline-style', 'solid');
    await search(page, 'clone');
    const selected = await background(page, '[role=option][aria-selected=true]');
    expect(selected).not.toBe(await background(page, '[role=option][aria-selected=false]'));
    expect(await background(page, '[aria-selected=false] mark')).not.toBe(canvas);
  });
});
