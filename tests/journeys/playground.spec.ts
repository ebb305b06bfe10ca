import { deflateRawSync } from 'node:zlib';
import exampleTexts from '../../features/examples/ui/texts.json' with { type: 'json' };
import texts from '../../theme/i18n.json' with { type: 'json' };
import { findBarriers } from './barriers';
import { expect, hydrated, LANGUAGES, paste, test } from './fixtures';

for (const { lang, root } of LANGUAGES) {
  test(`runs any example of the site in the playground, and shares it, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${root}guide/playground`);
    await hydrated(page);
    const editor = page.getByRole('textbox', { name: exampleTexts.editorText[lang] });
    await page
      .getByRole('combobox', { name: texts['playground.pageText'][lang] })
      .selectOption({ label: 'isElement' });
    await expect(editor).toContainText('isElement');
    const places = page.getByRole('combobox', { name: texts['playground.exampleText'][lang] });
    const first = await editor.innerText();
    await places.selectOption({ index: 1 });
    await expect(editor).not.toHaveText(first);
    await page.getByRole('button', { name: texts['example.runText'][lang], exact: true }).click();
    const same = page.getByText(exampleTexts.sameText[lang], { exact: true });
    await expect(same.first()).toBeAttached();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: exampleTexts.shareText[lang], exact: true }).click();
    await expect(page.getByText(exampleTexts.sharedText[lang])).toBeVisible();
    const link = await paste(page);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(editor).toContainText('isElement');
    // Examples of the site need no warning and get their environment.
    await expect(places).toHaveValue('1');
    await expect(page.getByRole('note')).toHaveCount(0);
    await page.getByRole('button', { name: texts['example.runText'][lang], exact: true }).click();
    await expect(same.first()).toBeAttached();
  });

  test(`gives code of a link a DOM only when the reader says so, in ${lang}`, async ({ page }) => {
    const code = 'document.body.childElementCount; // => 0';
    const payload = deflateRawSync(`document\n${code}`).toString('base64url');
    await page.goto(`${root}guide/playground#edit=0.${payload}`);
    const editor = page.getByRole('textbox', { name: exampleTexts.editorText[lang] });
    const run = page.getByRole('button', { name: texts['example.runText'][lang], exact: true });
    const choice = page.getByRole('checkbox', { name: texts['playground.documentText'][lang] });
    await expect(page.getByRole('note')).toHaveText(exampleTexts.linkedText[lang]);
    await expect(choice).not.toBeChecked();
    await expect(choice).toHaveAccessibleDescription(texts['playground.documentHintText'][lang]);
    await run.click();
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveText(
      exampleTexts.errorText[lang],
    );
    await choice.check();
    expect(await findBarriers(page)).toEqual([]);
    await run.click();
    await expect(editor).toContainText(exampleTexts.linkedSameText[lang]);
  });

  test(`has its lists before it is touched, and moves nothing, in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/playground`);
    const list = page.getByRole('combobox', { name: texts['playground.pageText'][lang] });
    const block = page.locator('.ft-playground .rp-codeblock');
    await expect(list).toBeVisible();
    const before = [await list.boundingBox(), await block.boundingBox()];
    await hydrated(page);
    await expect(list).toBeEnabled();
    await expect(page.getByRole('textbox')).toBeVisible();
    expect([await list.boundingBox(), await block.boundingBox()]).toEqual(before);
  });
}

test('replaces all code by what is typed, and keeps no note of a run, on a slow machine', async ({
  page,
}) => {
  await page.goto('en/guide/playground');
  const editor = page.getByRole('textbox', { name: exampleTexts.editorText.en });
  await expect(editor.getByText(exampleTexts.sameText.en)).toHaveCount(2);
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

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('guide/playground');
  await page.locator('.ft-playground').hover();
  await expect(page.getByRole('textbox')).toBeVisible();
  await page.getByRole('button', { name: texts['example.runText'].zh, exact: true }).click();
  await expect(page.getByText(exampleTexts.sameText.zh, { exact: true })).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('says that the list of examples could not be loaded, and tries again', async ({ page }) => {
  await page.route('**/examples.*.json', (route) => route.fulfill({ status: 204 }), { times: 1 });
  await page.goto('en/guide/playground');
  await hydrated(page);
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await alert.getByRole('button', { name: texts['playground.retryText'].en }).click();
  await expect(page.getByRole('combobox', { name: texts['playground.pageText'].en })).toBeEnabled();
});
