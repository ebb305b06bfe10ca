import exampleTexts from '../../theme/example/texts.json' with { type: 'json' };
import { exampleOf, PAGE, write } from './example';
import { expect, LANGUAGES, test } from './fixtures';

test('keeps code that was typed, in the playground and in a page, until it is reset', async ({
  page,
  language: { lang, root, otherLanguage },
}) => {
  const other = LANGUAGES.find((language) => language.lang !== lang)!;
  for (const path of ['guide/playground', PAGE]) {
    await test.step(path, async () => {
      await page.goto(root + path);
      const { editor, notice, press } = exampleOf(page, lang);
      if (path === PAGE) await press('edit');
      await write(editor, '6 * 7; // mine');
      await page.reload();
      await expect(editor).toHaveText('6 * 7; // mine');
      await expect(notice).toHaveText(exampleTexts.restoredText[lang]);
      await page.goto(`${root}guide/`);
      await page.goBack();
      await expect(editor).toHaveText('6 * 7; // mine');
      await page.getByRole('link', { name: otherLanguage }).click();
      const twin = exampleOf(page, other.lang);
      await expect(twin.editor).toHaveText('6 * 7; // mine');
      await twin.press('reset');
      await expect(twin.notice).toHaveCount(0);
      await expect(twin.editor).not.toContainText('mine');
      await page.reload();
      expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('typed:');
    });
  }
});
