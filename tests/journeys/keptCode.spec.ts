import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import exampleTexts from '../../features/examples/ui/texts.json' with { type: 'json' };
import partTexts from '../../features/demos/parts/texts.json' with { type: 'json' };
import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, LANGUAGES, test } from './fixtures';

const PAGE = 'guide/api/array/at';

/** A page whose first example runs in a document. */
const DOCUMENT_PAGE = 'guide/api/type/isElement';

const linkTo = (code: string) =>
  `#edit=0.${deflateRawSync(`document\n${code}`).toString('base64url')}`;

type Lang = (typeof LANGUAGES)[number]['lang'];

/** The first example of a page, which in the playground is all there is. */
function exampleOf(page: Page, lang: Lang) {
  const block = page.locator('.rp-codeblock:has([data-run])').first();
  const buttons = {
    run: texts['example.runText'][lang],
    edit: texts['example.editText'][lang],
    close: texts['example.closeText'][lang],
    reset: exampleTexts.resetText[lang],
  };
  return {
    editor: block.getByRole('textbox'),
    note: block.getByRole('note'),
    allow: block.getByRole('checkbox', { name: texts['playground.documentText'][lang] }),
    press: (name: keyof typeof buttons) =>
      block.getByRole('button', { name: buttons[name], exact: true }).click(),
  };
}

async function write(page: Page, lang: Lang, code: string): Promise<void> {
  await exampleOf(page, lang).editor.press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
}

for (const [index, { lang, root, otherLanguage }] of LANGUAGES.entries()) {
  const other = LANGUAGES[1 - index]!;

  for (const path of ['guide/playground', PAGE]) {
    test(`keeps code that was typed at ${path} in ${lang}`, async ({ page }) => {
      await page.goto(root + path);
      const { editor, note, press } = exampleOf(page, lang);
      if (path === PAGE) await press('edit');
      await write(page, lang, '6 * 7; // mine');
      await page.reload();
      await expect(editor).toHaveText('6 * 7; // mine');
      await expect(note).toHaveText(exampleTexts.restoredText[lang]);
      await page.goto(`${root}guide/`);
      await page.goBack();
      await expect(editor).toHaveText('6 * 7; // mine');
      await page.getByRole('link', { name: otherLanguage }).click();
      const twin = exampleOf(page, other.lang);
      await expect(twin.editor).toHaveText('6 * 7; // mine');
      await twin.press('reset');
      await expect(twin.note).toHaveCount(0);
      await expect(twin.editor).not.toContainText('mine');
      await page.reload();
      expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('typed:');
    });
  }

  test(`marks kept code of a link as such, which gets a DOM anew only when allowed, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(root + DOCUMENT_PAGE + linkTo('typeof document;'));
    const { editor, note, press, allow } = exampleOf(page, lang);
    await expect(note).toHaveText(exampleTexts.linkedText[lang]);
    await expect(allow).not.toBeChecked();
    await expect(allow).toHaveAccessibleDescription(texts['playground.documentHintText'][lang]);
    await press('run');
    await expect(editor).toContainText("'undefined'");
    await allow.check();
    await press('run');
    await expect(editor).toContainText("'object'");
    await editor.press('ControlOrMeta+End');
    await page.keyboard.type(' // mine');
    await page.reload();
    await expect(editor).toContainText('typeof document; // mine');
    await expect(note).toHaveText(exampleTexts.linkedText[lang]);
    await expect(allow).not.toBeChecked();
    await press('run');
    await expect(editor).toContainText("'undefined'");
    await press('reset');
    await expect(allow).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.hash === '');
  });

  for (const path of ['guide/playground', PAGE]) {
    test(`says that the code of a damaged link cannot be read at ${path} in ${lang}`, async ({
      page,
    }) => {
      await page.goto(`${root}${path}${linkTo('1 + 1; // shared').slice(0, -3)}`);
      await expect(page.getByText(exampleTexts.linkBrokenText[lang])).toBeVisible();
      await expect(page.getByText('shared')).toHaveCount(0);
    });
  }

  for (const [path, hash] of [
    ['guide/find-by-example', '#find=%5B%5B%22a'],
    ['guide/topics/coming-from-lodash', '#lodash=%EF%BC%8C'],
  ]) {
    test(`says that nothing of ${hash} could be read in ${lang}`, async ({ page }) => {
      await page.goto(root + path + hash);
      await expect(page.getByText(partTexts.linkBroken[lang])).toBeVisible();
    });
  }
}

test('lets a link win over code that was typed, which comes back with its address', async ({
  page,
}) => {
  await page.goto('en/guide/playground');
  const { editor, note } = exampleOf(page, 'en');
  await write(page, 'en', '6 * 7; // mine');
  await page.goto(`en/guide/playground${linkTo('1 + 1; // shared')}`);
  await expect(editor).toHaveText('1 + 1; // shared');
  await expect(note).toHaveText(exampleTexts.linkedText.en);
  await page.goBack();
  await expect(editor).toHaveText('6 * 7; // mine');
  await expect(note).toHaveText(exampleTexts.restoredText.en);
});

test('keeps an example that was chosen and changed, and resets to it', async ({ page }) => {
  await page.goto('en/guide/playground');
  const { editor, press } = exampleOf(page, 'en');
  const pages = page.getByRole('combobox', { name: texts['playground.pageText'].en });
  await pages.selectOption({ label: 'isElement' });
  await expect(editor).toContainText('isElement');
  await write(page, 'en', 'mine;');
  await page.reload();
  await expect(editor).toHaveText('mine;');
  await expect(pages.locator(':checked')).toHaveText('isElement');
  await press('reset');
  await expect(editor).toContainText('isElement');
});

test('shows the example of the page where the editor was closed, and edits when asked', async ({
  page,
}) => {
  await page.goto(`en/${PAGE}`);
  const { editor, press } = exampleOf(page, 'en');
  await press('edit');
  await write(page, 'en', 'mine;');
  await press('close');
  await page.reload();
  await press('edit');
  await expect(editor).toHaveText('mine;');
});

test('keeps what was typed into demos', async ({ page }) => {
  await page.goto('en/guide/topics/coming-from-lodash');
  const code = page.getByRole('textbox');
  await code.fill('const x = _.merge(a, b); // mine');
  await expect(page).toHaveURL(/#lodash=merge$/);
  await page.reload();
  await expect(code).toHaveValue('const x = _.merge(a, b); // mine');
  await page.goto('en/guide/');
  await page.goto('en/guide/topics/coming-from-lodash#lodash=uniq,constructor');
  await expect(code).toHaveValue('_.uniq\n_.constructor');
  await page.goto('en/guide/find-by-example');
  const input = page.getByRole('textbox').first();
  await input.fill("'not yet");
  await page.reload();
  await expect(input).toHaveValue("'not yet");
});

test('keeps code where the browser blocks storage by asking first', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('en/guide/playground');
  const { editor } = exampleOf(page, 'en');
  // Browsers ask nobody who has not pressed anything.
  await editor.click();
  await write(page, 'en', 'mine;');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(editor).toHaveText('mine;');
});
