import phrases from '../../theme/example/editor/phrases.json' with { type: 'json' };
import exampleTexts from '../../theme/example/texts.json' with { type: 'json' };
import texts from '../../theme/i18n.json' with { type: 'json' };
import { findBarriers } from './barriers';
import { DOCUMENT_PAGE, exampleOf } from './example';
import { expect, hydrated, paste, test } from './fixtures';

test('opens an example of a page in the playground, runs any of the site, and shares it', async ({
  page,
  language: { lang, root },
}) => {
  await page.goto(`${root}${DOCUMENT_PAGE}`);
  const { editor, notice, press } = exampleOf(page, lang);
  await press('edit');
  await page.getByRole('link', { name: exampleTexts.playgroundText[lang] }).click();
  const pages = page.getByRole('combobox', { name: texts['playground.pageText'][lang] });
  await expect(pages).toHaveValue(/isElement/);
  const places = page.getByRole('combobox', { name: texts['playground.exampleText'][lang] });
  const first = await editor.innerText();
  await places.selectOption({ index: 1 });
  await expect(editor).not.toHaveText(first);
  await press('run');
  const same = page.getByText(exampleTexts.sameText[lang], { exact: true });
  await expect(same.first()).toBeAttached();
  expect(await findBarriers(page)).toEqual([]);
  await press('share');
  await expect(page.getByText(exampleTexts.sharedText[lang])).toBeVisible();
  const link = await paste(page);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(editor).toContainText('isElement');
  // Examples of the site need no warning and get their environment.
  await expect(places).toHaveValue('1');
  await expect(notice).toHaveCount(0);
  await press('run');
  await expect(same.first()).toBeAttached();
});

test('has its lists before it is touched, moves nothing, and fits a phone', async ({
  page,
  language: { lang, root },
}) => {
  await page.goto(`${root}guide/playground`);
  const list = page.getByRole('combobox', { name: texts['playground.pageText'][lang] });
  await expect(list).toBeVisible();
  // At one time: the lists are rendered anew once the examples are there.
  const places = () =>
    page.evaluate(() =>
      ['.ft-playground select', '.ft-playground__panes'].map((selector) => {
        const { x, y, width } = document.querySelector(selector)!.getBoundingClientRect();
        return [x, y, width];
      }),
    );
  const before = await places();
  await hydrated(page);
  await expect(list).toBeEnabled();
  await expect(page.getByRole('textbox')).toBeVisible();
  expect(await places()).toEqual(before);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${root}guide/playground`);
  await expect(page.getByText(exampleTexts.sameText[lang], { exact: true })).toHaveCount(2);
  await expect(page.getByText(exampleTexts.emptyText[lang])).toBeVisible();
  await exampleOf(page, lang).allow.press('Tab');
  await expect(page.getByRole('textbox')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('replaces all code by what is typed, and keeps no note of a run, on a slow machine', async ({
  page,
  language: { lang, root },
}) => {
  await page.goto(`${root}guide/playground`);
  const { editor } = exampleOf(page, lang);
  await expect(editor.getByText(exampleTexts.sameText[lang])).toHaveCount(2);
  await editor.press('ControlOrMeta+a');
  // CodeMirror asks how long the browser took.
  await page.evaluate(() => {
    const { now } = Date;
    document.addEventListener('beforeinput', () => {
      Date.now = () => now() + 100;
    });
  });
  await page.keyboard.type('2 + 2;');
  await expect(editor).toHaveText('2 + 2;');
});

test('finds and replaces in code of which the editor draws a part alone', async ({
  page,
  language: { lang, root },
}) => {
  await page.goto(`${root}guide/playground`);
  await hydrated(page);
  const { editor } = exampleOf(page, lang);
  await editor.press('Control+f');
  const field = page.getByRole('textbox', { name: phrases.Find[lang] });
  await expect(field).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await editor.fill(`${'1;\n'.repeat(500)}'far below'; // => 'far below'`);
  await field.fill('far below');
  await field.press('Enter');
  await expect(editor).toContainText('far below');
  await page.getByRole('textbox', { name: phrases.Replace[lang] }).fill('found');
  await page.getByRole('button', { name: phrases['replace all'][lang] }).click();
  await expect(editor).toContainText("'found'; // => 'found'");
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(editor).toBeFocused();
});
