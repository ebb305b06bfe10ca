import exampleTexts from '../../theme/example/texts.json' with { type: 'json' };
import texts from '../../theme/i18n.json' with { type: 'json' };
import { findBarriers } from './barriers';
import { DOCUMENT_PAGE, exampleOf, linkTo, PAGE, write } from './example';
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

test('marks kept code of a link as such, which gets a DOM anew only when allowed', async ({
  page,
  language: { lang, root },
}) => {
  await page.goto(root + DOCUMENT_PAGE + linkTo('typeof document;', 'document'));
  const { editor, notice, press, allow } = exampleOf(page, lang);
  await expect(notice).toHaveText(exampleTexts.linkedText[lang]);
  await expect(allow).not.toBeChecked();
  await expect(allow).toHaveAccessibleDescription(texts['playground.documentHintText'][lang]);
  expect(await findBarriers(page)).toEqual([]);
  await press('run');
  await expect(editor).toContainText("'undefined'");
  await allow.check();
  await press('run');
  await expect(editor).toContainText("'object'");
  await editor.press('ControlOrMeta+End');
  await page.keyboard.type(' // mine');
  await page.reload();
  await expect(editor).toContainText('typeof document; // mine');
  await expect(notice).toHaveText(exampleTexts.linkedText[lang]);
  await expect(allow).not.toBeChecked();
  await press('run');
  await expect(editor).toContainText("'undefined'");
  await press('reset');
  await expect(allow).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.hash === '');
});

test('lets a link win over code that was typed, which comes back with its address', async ({
  page,
  language: { lang, root },
}) => {
  await page.goto(`${root}guide/playground`);
  const { editor, notice } = exampleOf(page, lang);
  await write(editor, '6 * 7; // mine');
  const link = linkTo('1 + 1; // shared');
  await page.goto(`${root}guide/playground${link}`);
  await expect(editor).toHaveText('1 + 1; // shared');
  await expect(notice).toHaveText(exampleTexts.linkedText[lang]);
  await page.goBack();
  await expect(editor).toHaveText('6 * 7; // mine');
  await expect(notice).toHaveText(exampleTexts.restoredText[lang]);
  await page.goto('about:blank');
  await page.goto(`${root}guide/playground${link.slice(0, -3)}`);
  await expect(page.getByText(exampleTexts.linkBrokenText[lang])).toBeVisible();
  await expect(page.getByText('1 + 1')).toHaveCount(0);
});
