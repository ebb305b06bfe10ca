import type { Page } from '@playwright/test';
import i18n from '../../theme/i18n.json' with { type: 'json' };
import { expect, LANGUAGES, test } from './fixtures';

const factsOf = (page: Page, title: string) =>
  page.getByRole('group').filter({ has: page.getByText(title, { exact: true }) });

for (const { lang, root, facts } of LANGUAGES) {
  test(`tells where a function runs, since when, and what it costs in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${root}guide/api/array/at`);
    const list = factsOf(page, facts.title);
    for (const text of facts.texts) await expect(list).toContainText(text);
    await expect(list.getByRole('link', { name: 'at.ts' })).toHaveAttribute(
      'href',
      'https://github.com/funinweb/funtool/blob/v1.2.2/src/array/at.ts#L16',
    );
  });

  test(`says what a check of the DOM returns in Node.js, in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/type/isNode`);
    await expect(factsOf(page, facts.title)).toContainText(facts.inNode);
  });
}

test('folds the facts on a phone, opens them by a press, and leads to what the examples run on', async ({
  page,
  language: { root, facts },
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${root}guide/api/array/at`);
  const source = page.getByRole('link', { name: 'at.ts' });
  await expect(source).toBeHidden();
  await page.getByText(facts.title, { exact: true }).click();
  await expect(source).toBeVisible();
  await factsOf(page, facts.title).locator('a[href*="#what-the-examples-run-on"]').click();
  await expect(page).toHaveURL(/\/guide\/start\/introduction#what-the-examples-run-on$/);
});

for (const [root, text] of [
  ['', '2026 年 11 月手动试过'],
  ['en/', 'Tried by hand in November 2026'],
]) {
  test(`says when commands were tried by hand, below "${root}"`, async ({ page }) => {
    await page.goto(`${root}guide/start/getting-started`);
    await expect(page.getByText(text!, { exact: true })).toHaveCount(2);
  });
}

test('shows no facts on a guide page', async ({ page }) => {
  await page.goto('guide/start/introduction');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(factsOf(page, i18n['facts.titleText'].zh)).toHaveCount(0);
});
