import type { Page } from '@playwright/test';
import texts from '@funtool-docs/finder/texts/texts.json' with { type: 'json' };
import { fillText } from '@funtool-docs/shared/texts';
import { expect, test } from './fixtures';
import { dialog, openSearchDialog, options } from './searchDialog';

const FORM = 'guide/find-by-example';

type Lang = 'zh' | 'en';

/** The fields of a pair, and what is found. */
function partsIn(page: Page, lang: Lang) {
  const field = (text: Record<Lang, string>, number: number) =>
    page.getByRole('textbox', { name: fillText(text[lang], { number }), exact: true });
  return {
    input: (number = 1) => field(texts.input, number),
    result: (number = 1) => field(texts.result, number),
    functions: page.getByRole('list', { name: texts.functions[lang] }).getByRole('listitem'),
  };
}

test('finds functions by example in the search panel, and loads nothing of it before it is wanted', async ({
  page,
  language: { lang, root },
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const asked = (files: RegExp) => requests.filter((url) => files.test(url));
  await openSearchDialog(page, root);
  await page.keyboard.type('debounce');
  await expect(options(page).first()).toContainText('debounce');
  expect(asked(/by-example|runner\//)).toEqual([]);
  await page.keyboard.type(' => wait');
  await expect(dialog(page)).toContainText(
    fillText(texts.unsupported[lang], { code: 'debounce' }).slice(0, 12),
  );
  // The sides are no values, so the words are searched for, too.
  await expect(options(page).filter({ hasText: 'debounceSync' }).first()).toBeVisible();
  expect(asked(/runner\//)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText("'a\u202Eb' => 'a\u202Eb'");
  await expect(options(page).first()).toContainText("'aU+202Eb'");
  await expect(dialog(page)).not.toContainText('\u202E');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type("'a-b' => 'aB'");
  await expect(options(page).first()).toContainText("toCamelCase('a-b')");
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/funtool/${root}guide/api/string/toCamelCase$`));
});

test('leads from the panel to the form with the pair filled in, and on to a function by keyboard', async ({
  page,
  language: { lang, root },
}) => {
  await openSearchDialog(page, root);
  await page.keyboard.type('[1, 1, 2] → [1, 2]');
  await expect(options(page).first()).toContainText('unique([1, 1, 2])');
  await expect(dialog(page)).toContainText('[...new Set([1, 1, 2])]');
  await expect(options(page).last()).toContainText(texts.form[lang]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${root}${FORM}#find=`));
  const { input, result, functions } = partsIn(page, lang);
  await expect(input()).toHaveValue('[1, 1, 2]');
  await expect(result()).toHaveValue('[1, 2]');
  await expect(functions.first()).toContainText('unique([1, 1, 2])');
  await input().focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type("'x y'");
  await page.keyboard.press('Tab');
  await page.keyboard.type("'xY'");
  await expect(functions.first()).toContainText("toCamelCase('x y')");
  const links = functions.first().getByRole('link');
  await expect(links.last()).toHaveAttribute('href', /playground#edit/);
  await links.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/guide\/api\/string\/toCamelCase$/);
});
