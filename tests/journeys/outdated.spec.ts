import exampleTexts from '../../features/examples/ui/texts.json' with { type: 'json' };
import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, test } from './fixtures';

const GONE = { status: 404, contentType: 'text/html', body: '<h1>404</h1>' };

test.use({ expectedMessages: /404|Failed to|Loading chunk|search index|LoadError|Error: / });

for (const { lang, root } of LANGUAGES) {
  for (const file of ['**/search_index.*.json', '**/search-worker*.js', '**/async/search.*.js']) {
    test(`says of search without ${file} that the site was updated, in ${lang}`, async ({
      page,
    }) => {
      await page.goto(`${root}guide/playground`);
      const editor = page.getByRole('textbox', { name: exampleTexts.editorText[lang] });
      await editor.press('ControlOrMeta+A');
      await page.keyboard.insertText('mine;');
      await page.route(file, (route) => route.fulfill(GONE));
      await page.keyboard.press('ControlOrMeta+K');
      await page.keyboard.type('debounce');
      const alert = page.getByRole('dialog').getByRole('alert');
      await expect(alert).toContainText(texts.outdatedText[lang]);
      await page.unroute(file);
      await alert.getByRole('button', { name: texts['example.reloadText'][lang] }).click();
      await expect(page.getByRole('option').first()).toContainText('debounce');
      await page.keyboard.press('Escape');
      await expect(editor).toHaveText('mine;');
    });
  }
}

test('offers another attempt, not a reload, where there is no connection', async ({
  page,
  context,
}) => {
  await page.goto('en/guide/api/array/at');
  await hydrated(page);
  await context.setOffline(true);
  await page.keyboard.press('ControlOrMeta+K');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText(texts.searchFailedText.en);
  await expect(alert.getByRole('button', { name: texts.searchRetryText.en })).toBeVisible();
});

for (const [what, path, file, open] of [
  ['the editor', 'en/guide/api/array/at', '**/async/editor*.js', texts['example.editText'].en],
  ['types', 'en/guide/api/array/at', '**/types/**/*.json', texts['example.typesText'].en],
] as const) {
  test(`says that the site was updated where ${what} cannot be loaded`, async ({ page }) => {
    await page.route(file, (route) => route.fulfill(GONE));
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('button', { name: open, exact: true }).first().click();
    await expect(page.getByRole('main').getByText(texts.outdatedText.en)).toBeVisible();
  });
}

test('says that the site was updated where a comparison cannot be loaded', async ({ page }) => {
  await page.route('**/differences/**', (route) => route.fulfill(GONE));
  await page.goto('en/guide/topics/coming-from-lodash#lodash=merge');
  const alert = page.getByRole('alert').filter({ hasText: texts.outdatedText.en });
  await expect(alert).toBeVisible();
});
