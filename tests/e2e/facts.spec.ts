import { expect, hydrated, LANGUAGES, paste, test } from './fixtures';

for (const { lang, root, facts } of LANGUAGES) {
  test(`tells how to import a function and what it costs in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/array/at`);
    const region = page.getByRole('region', { name: facts.title });
    for (const text of facts.texts) await expect(region).toContainText(text);
    await expect(region.getByRole('link', { name: 'at.ts' })).toHaveAttribute(
      'href',
      /\/blob\/main\/library\/src\/array\/at\.ts$/,
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

test('copies an import statement', async ({ page }) => {
  await page.goto('guide/api/array/at');
  await hydrated(page);
  await page.getByRole('region', { name: '导入与概况' }).getByRole('button').first().click();
  await expect.poll(() => paste(page)).toBe("import { at } from 'funtool/array';");
});

test('shows no facts on a guide page', async ({ page }) => {
  await page.goto('guide/start/introduction');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: '导入与概况' })).toHaveCount(0);
});
