import i18n from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, paste, test } from './fixtures';

for (const { lang, root, facts } of LANGUAGES) {
  test(`tells how to import a function and what it costs in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/array/at`);
    const region = page.getByRole('region', { name: facts.title });
    for (const text of facts.texts) await expect(region).toContainText(text);
    await expect(region.getByRole('link', { name: 'at.ts' })).toHaveAttribute(
      'href',
      'https://github.com/funinweb/funtool/blob/v1.2.2/src/array/at.ts#L16',
    );
  });

  test(`leads to the other functions of the category in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/array/at`);
    await page
      .getByRole('region', { name: facts.title })
      .getByRole('link', { name: 'array' })
      .click();
    await expect(page).toHaveURL(new RegExp(`${root}guide/api/#array$`));
  });
}

for (const { lang, root, facts } of LANGUAGES) {
  test(`says what a check of the DOM returns in Node.js, in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/type/isNode`);
    const region = page.getByRole('region', { name: facts.title });
    await expect(region).toContainText(facts.inNode);
  });
}

test('leads from the count of checked results to what the examples run on', async ({ page }) => {
  await page.goto('en/guide/api/array/at');
  await page.getByRole('link', { name: /^The examples on this page were run/ }).click();
  await expect(page).toHaveURL(/\/en\/guide\/start\/introduction#what-the-examples-run-on$/);
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

test('copies an import statement', async ({ page }) => {
  await page.goto('guide/api/array/at');
  await hydrated(page);
  await page
    .getByRole('region', { name: i18n['facts.titleText'].zh })
    .getByRole('button')
    .first()
    .click();
  await expect.poll(() => paste(page)).toBe("import { at } from 'funtool/array';");
});

test('shows no facts on a guide page', async ({ page }) => {
  await page.goto('guide/start/introduction');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: i18n['facts.titleText'].zh })).toHaveCount(0);
});
