import type { Locator, Page } from '@playwright/test';
import texts from '../../features/byExample/ui/texts.json' with { type: 'json' };
import { findBarriers } from './barriers';
import { expect, hydrated, LANGUAGES, test } from './fixtures';
import { dialog, openSearchDialog, options } from './searchDialog';

const FORM = 'guide/find-by-example';
const SANDBOX = '**/runner/find.*.html';

/** The text of a key with its placeholders filled in. */
const fill = (text: string, params: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));

const writeHash = (...pairs: [string, string][]) =>
  `#find=${encodeURIComponent(JSON.stringify(pairs))}`;

/** What is said to be wrong, at the field. */
const problemAt = (field: Locator) => field.locator('~ output');

/** The fields of a pair, and what is found. */
function partsIn(page: Page, lang: 'zh' | 'en') {
  const field = (text: Record<'zh' | 'en', string>, number: number) =>
    page.getByRole('textbox', { name: fill(text[lang], { number }), exact: true });
  return {
    input: (number = 1) => field(texts.input, number),
    result: (number = 1) => field(texts.result, number),
    functions: page.getByRole('list', { name: texts.functions[lang] }).getByRole('listitem'),
    natives: page.getByRole('list', { name: texts.native[lang] }).getByRole('listitem'),
    add: page.getByRole('button', { name: texts.addPair[lang] }),
    question: page.getByRole('group', {
      name: texts.question[lang].split(/\{\{\w+\}\}/).at(-1)!,
    }),
  };
}

for (const { lang, root } of LANGUAGES) {
  test(`finds functions by example in the search panel in ${lang}`, async ({ page }) => {
    await openSearchDialog(page, root);
    await page.keyboard.type("'a-b' => 'aB'");
    const first = options(page).first();
    await expect(first).toContainText('toCamelCase');
    await expect(first).toContainText("toCamelCase('a-b')");
    await expect(options(page).last()).toContainText(texts.form[lang]);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/funtool/${root}guide/api/string/toCamelCase$`));
  });

  test(`shows characters that could disguise code by name, in ${lang}`, async ({ page }) => {
    await openSearchDialog(page, root);
    await page.keyboard.insertText("'a\u202Eb' => 'a\u202Eb'");
    await expect(options(page).first()).toContainText("'aU+202Eb'");
    await expect(dialog(page)).not.toContainText('\u202E');
    await page.goto(`${root}${FORM}${writeHash(["'a\u202Eb'", "'a\u202Eb'"])}`);
    const { functions } = partsIn(page, lang);
    await expect(functions.first()).toContainText("'aU+202Eb'");
    await expect(page.getByRole('main')).not.toContainText('\u202E');
  });

  test(`leads from the panel to the form with the pair filled in, in ${lang}`, async ({ page }) => {
    await openSearchDialog(page, root);
    await page.keyboard.type('[1, 1, 2] → [1, 2]');
    await expect(options(page).first()).toContainText('unique([1, 1, 2])');
    await expect(dialog(page)).toContainText('[...new Set([1, 1, 2])]');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${root}${FORM}#find=`));
    const { input, result, functions } = partsIn(page, lang);
    await expect(input()).toHaveValue('[1, 1, 2]');
    await expect(result()).toHaveValue('[1, 2]');
    await expect(functions.first()).toContainText('unique([1, 1, 2])');
  });

  test(`finds functions by what is filled into the form in ${lang}`, async ({ page }) => {
    await page.goto(root + FORM);
    await hydrated(page);
    const { input, result, functions, natives } = partsIn(page, lang);
    await expect(page.getByText(texts.empty[lang])).toBeVisible();
    await input().fill("'7', 3");
    await result().fill("'007'");
    await expect(functions.first()).toContainText("padStart('7', 3, '0'");
    await expect(functions.first().getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`/${root}guide/api/string/padStart$`),
    );
    await expect(functions.first().locator('mark')).toContainText("'0'");
    await expect(page.getByText(texts.guessed[lang])).toBeVisible();
    await expect(natives.first()).toContainText("'7'.padStart(3, '0'");
    await expect(page).toHaveURL(new RegExp(`${FORM}#find=`));
    expect(await findBarriers(page)).toEqual([]);
  });

  test(`says at the field what is not understood, and keeps it, in ${lang}`, async ({ page }) => {
    await page.goto(root + FORM);
    await hydrated(page);
    const { input, result, functions } = partsIn(page, lang);
    await input().fill('alert(1)');
    await result().fill('1, 2');
    await expect(problemAt(input())).toHaveText(
      fill(texts.unsupported[lang], { code: 'alert(1)' }),
    );
    await expect(input()).toHaveValue('alert(1)');
    await input().fill('[1');
    await expect(problemAt(input())).toHaveText(texts.syntaxAtEnd[lang]);
    await input().fill('[1]');
    await expect(problemAt(result())).toHaveText(fill(texts.manyResults[lang], { code: '2' }));
    await result().fill('1');
    await expect(functions.first()).toContainText('at([1]');
    await expect(problemAt(input())).toHaveText('');
  });

  test(`says what was tried where nothing is found, in ${lang}`, async ({ page }) => {
    await page.goto(`${root}${FORM}${writeHash(["'tea'", '7.125'])}`);
    await expect(page.getByText(texts.none[lang].split('{{')[0]!)).toBeVisible();
    await expect(page.getByText(texts.noneAdvice[lang])).toBeVisible();
    await expect(partsIn(page, lang).functions).toHaveCount(0);
  });

  test(`asks for another pair where true or false is wanted, in ${lang}`, async ({ page }) => {
    await page.goto(`${root}${FORM}${writeHash(['8', 'true'])}`);
    await expect(
      page.getByText(/8|true/).filter({ hasText: texts.ambiguousOne[lang].split('{{')[0]! }),
    ).toBeVisible();
    const { add, input, result, functions } = partsIn(page, lang);
    await add.click();
    await expect(input(2)).toBeFocused();
    await input(2).fill("'8'");
    await result(2).fill('false');
    await expect(page.getByText(texts.ambiguousMany[lang].split('{{')[0]!).first()).toBeAttached();
    await add.click();
    await input(3).fill('8.5');
    await result(3).fill('false');
    await expect(functions.first()).toContainText('isInt(8)');
    await expect(add).toHaveCount(0);
  });

  test(`tells functions apart by a result that the reader chooses, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${root}${FORM}${writeHash(["'hello'", "'Hello'"])}`);
    const { question, functions, input, result } = partsIn(page, lang);
    await expect(functions.first()).toContainText("('hello')");
    const count = await functions.count();
    const choice = question.getByRole('button').last();
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(input(2)).not.toHaveValue('');
    await expect(result(2)).not.toHaveValue('');
    await expect.poll(() => functions.count()).toBeLessThan(count);
    await expect(functions).not.toHaveCount(0);
  });
}

test('searches for words too where the sides of an arrow are no values', async ({ page }) => {
  await openSearchDialog(page, 'en/');
  await page.keyboard.type('debounce => wait');
  await expect(dialog(page)).toContainText('"debounce" is not understood');
  await expect(options(page).filter({ hasText: 'debounceSync' }).first()).toBeVisible();
});

test('says in the panel that nothing was found, and has the native way if there is one', async ({
  page,
}) => {
  await openSearchDialog(page, 'en/');
  await page.keyboard.type('5, 1, 3 => 3');
  await expect(dialog(page)).toContainText('Math.min(Math.max(5, 1), 3)');
  await expect(options(page)).toHaveCount(1);
});

test('works by keyboard alone', async ({ page }) => {
  await page.goto(`en/${FORM}`);
  await hydrated(page);
  const { input, functions } = partsIn(page, 'en');
  await input().focus();
  await page.keyboard.type("'x y'");
  await page.keyboard.press('Tab');
  await page.keyboard.type("'xY'");
  await expect(functions.first()).toContainText("toCamelCase('x y')");
  await functions.first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/guide\/api\/string\/toCamelCase$/);
});

test('loads nothing of it before it is wanted', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openSearchDialog(page, 'en/');
  await page.keyboard.type('trim');
  await expect(options(page).first()).toContainText('trim');
  expect(requests.filter((url) => /by-example|runner\//.test(url))).toEqual([]);
  await page.keyboard.type(" => 'a'");
  await expect(dialog(page)).toContainText('is not understood');
  expect(requests.filter((url) => /runner\//.test(url))).toEqual([]);
});

test.describe('without the sandbox', () => {
  test.use({ expectedMessages: /cannot be loaded|ERR_FAILED|Failed to load/ });

  test('says that functions could not be tried, and keeps the pair', async ({ page }) => {
    await page.clock.install();
    await page.route(SANDBOX, (route) => route.abort());
    await page.goto(`en/${FORM}${writeHash(["'a'", "'A'"])}`);
    const { input } = partsIn(page, 'en');
    await expect(input()).toHaveValue("'a'");
    await page.clock.runFor(1000);
    await expect(page.getByText(texts.looking.en)).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(page.getByRole('alert')).toHaveText(texts.failed.en);
    await expect(input()).toHaveValue("'a'");
  });
});

test('runs nothing of a pair in the page', async ({ page }) => {
  const code = "fetch('/stolen')";
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`en/${FORM}${writeHash([code, '1'])}`);
  await expect(page.getByText('is not understood')).toBeVisible();
  expect(requests.filter((url) => url.includes('stolen'))).toEqual([]);
});
