import texts from '../../theme/i18n.json' with { type: 'json' };
import { findBarriers } from './barriers';
import { expect, hydrated, LANGUAGES, paste, test } from './fixtures';

for (const { lang, root } of LANGUAGES) {
  test(`runs any example of the site in the playground, and shares it, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${root}guide/playground`);
    await hydrated(page);
    const editor = page.getByRole('textbox', { name: texts['example.editorText'][lang] });
    await page
      .getByRole('combobox', { name: texts['playground.pageText'][lang] })
      .selectOption({ label: 'isElement' });
    await expect(editor).toContainText('isElement');
    const places = page.getByRole('combobox', { name: texts['playground.exampleText'][lang] });
    const first = await editor.innerText();
    await places.selectOption({ index: 1 });
    await expect(editor).not.toHaveText(first);
    await page.getByRole('button', { name: texts['example.runText'][lang], exact: true }).click();
    const same = page.getByText(texts['example.sameText'][lang], { exact: true });
    await expect(same.first()).toBeAttached();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: texts['example.shareText'][lang], exact: true }).click();
    await expect(page.getByText(texts['example.sharedText'][lang])).toBeVisible();
    const link = await paste(page);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(editor).toContainText('isElement');
  });
}

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('guide/playground');
  await page.locator('.ft-playground').hover();
  await expect(page.getByRole('textbox')).toBeVisible();
  await page.getByRole('button', { name: '运行', exact: true }).click();
  await expect(page.getByText('与所写一致', { exact: true })).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('says that the list of examples could not be loaded, and tries again', async ({ page }) => {
  await page.route('**/examples.*.json', (route) => route.fulfill({ status: 204 }), { times: 1 });
  await page.goto('en/guide/playground');
  await hydrated(page);
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('combobox', { name: 'Page' })).toBeEnabled();
});
