import type { Locator } from '@playwright/test';
import exampleTexts from '../../theme/example/texts.json' with { type: 'json' };
import texts from '../../theme/i18n.json' with { type: 'json' };
import { fillText } from '@funtool-docs/shared/texts';
import { findBarriers } from './barriers';
import { counted, exampleOf, linkTo, OWN_RESULTS, PAGE, write } from './example';
import { expect, paste, saveData, test } from './fixtures';

test('runs an example before the scripts have arrived, and marks each true result', async ({
  page,
  language: { lang, root },
}) => {
  await saveData(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(root + PAGE);
  expect(scripts.filter((url) => url.endsWith('.js'))).toEqual([]);
  const { block, outcome, press } = exampleOf(page, lang);
  await press('run');
  await expect(outcome).toHaveText(counted(lang, OWN_RESULTS, OWN_RESULTS));
  await expect(outcome).toBeInViewport();
  await expect(block.getByText(exampleTexts.sameText[lang], { exact: true })).toHaveCount(
    OWN_RESULTS,
  );
  await expect(page.getByRole('link', { name: exampleTexts.reportText[lang] })).toHaveCount(0);
  expect(scripts.filter((url) => /editor|codemirror/.test(url))).toEqual([]);
});

test('runs what a reader writes, by Ctrl+Enter, says what differs, and resets', async ({
  page,
  language: { lang, root },
}) => {
  await page.goto(root + PAGE);
  const { block, editor, outcome, output, press } = exampleOf(page, lang);
  await press('edit');
  await expect(editor).toBeFocused();
  const code = [
    "import { at } from 'funtool';",
    "at(['a', 'b'], -1); // => 'a'",
    "at(['a', 'b'], 0); // => 'a'",
    'new Set([1]);',
    "console.log('first', [1]);",
    "console.warn('second');",
    "setTimeout(() => console.error('third'), 100);",
  ];
  await write(editor, code.join('\n'));
  await page.keyboard.press('Control+Enter');
  await expect(outcome).toHaveText(counted(lang, 1, 2));
  const lines = block.locator('.cm-line');
  await expect(lines.nth(1)).toContainText("'b'");
  await expect(lines.nth(2)).toContainText(exampleTexts.sameText[lang]);
  await expect(lines.nth(3)).toContainText('Set(1) { 1 }');
  const line = (number: number) => fillText(exampleTexts.lineText[lang], { line: number });
  const stated = exampleTexts.statedText[lang];
  const actual = exampleTexts.actualText[lang];
  await expect(output.getByRole('listitem')).toHaveText([
    new RegExp(`^${line(2)}${stated}'a'${actual}'b'`),
    new RegExp(`^${line(5)}first \\[ 1 \\]`),
    new RegExp(`^${line(6)}${exampleTexts['levelText.warn'][lang]}second`),
    new RegExp(`${line(7)}${exampleTexts['levelText.error'][lang]}third\\d+ ms`),
  ]);
  expect(await findBarriers(page)).toEqual([]);
  await test.step('keeps what was typed over a change of theme and a closed editor', async () => {
    await write(editor, 'const kept = 1;');
    await page.getByRole('button', { name: texts.switchThemeText[lang] }).click();
    await expect(editor).toHaveText('const kept = 1;');
    await press('close');
    await expect(block.getByText("// => 'done'")).toBeVisible();
    await press('edit');
    await expect(editor).toHaveText('const kept = 1;');
    await press('reset');
    await expect(editor).toContainText("// => 'done'");
    await editor.press('ControlOrMeta+Z');
    await expect(editor).toHaveText('const kept = 1;');
  });
});

/** Clicks a completion until its list has closed: CodeMirror ignores early clicks on a new one. */
async function choose(option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  await expect(async () => {
    if (await option.isVisible()) await option.click({ timeout: 500 });
    await expect(option).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

test('helps with writing: imports the name that is completed, indents by Tab, which leaves after Escape', async ({
  page,
  language: { lang, root },
}) => {
  await page.goto(root + PAGE);
  const { editor, press } = exampleOf(page, lang);
  await press('edit');
  await write(editor, "import { at } from 'funtool/array';\n\n");
  await page.keyboard.type('toKeb');
  const toKebabCase = page.getByRole('option', { selected: true });
  await expect(toKebabCase).toContainText('toKebabCase(');
  await choose(toKebabCase);
  await expect(editor).toContainText("import { toKebabCase } from 'funtool/string';");
  await page.keyboard.type('; uniq');
  await choose(page.getByRole('option', { name: /^unique/ }));
  await expect(editor).toContainText("import { at, unique } from 'funtool/array';");
  await write(editor, 'a');
  await editor.press('Tab');
  await expect(editor).toHaveText(/^\s+a/);
  await editor.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
});

test('opens shared code as text, and runs it when asked', async ({
  page,
  language: { lang, root },
}) => {
  await page.goto(root + PAGE);
  const { editor, notice, outcome, press, block } = exampleOf(page, lang);
  await press('edit');
  await expect(notice).toHaveCount(0);
  const code = "'<img src=x onerror=alert(1)>'.length; // => 28\nconst 名字 = 1;";
  await write(editor, code);
  await press('share');
  await expect(block.getByText(exampleTexts.sharedText[lang])).toBeVisible();
  const link = await paste(page);
  expect(link).toContain('#edit=0.');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(editor).toContainText('名字');
  await expect(block).toBeInViewport();
  await expect(block.getByText(exampleTexts.sameText[lang], { exact: true })).toHaveCount(0);
  await expect(notice).toHaveText(exampleTexts.linkedText[lang]);
  await expect(notice).toBeInViewport();
  await press('run');
  await expect(outcome).toHaveText(counted(lang, 1, 1, 'linkedCount'));
  await expect(editor).toContainText(exampleTexts.linkedSameText[lang]);
  await expect(block.getByText(exampleTexts.sameText[lang], { exact: true })).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await press('reset');
  await expect(notice).toHaveCount(0);
  await press('run');
  await expect(outcome).toHaveText(counted(lang, OWN_RESULTS, OWN_RESULTS));
});

test('runs code of a link in a worker, whatever the link says, and shows characters that would hide what it does', async ({
  page,
  language: { lang, root },
}) => {
  const code =
    "const is\u200BAdmin = '\u202Etxt.exe';\nconsole.log(is\u200BAdmin);\ntypeof document;\nis\u200BAdmin;";
  const link = linkTo(code.replaceAll('\u200B', '\u3164'), 'document');
  await page.goto(root + PAGE + link);
  const { editor, notice, output, press } = exampleOf(page, lang);
  await expect(notice).toBeVisible();
  await expect(editor).toContainText("const isU+3164Admin = 'U+202Etxt.exe';");
  await press('run');
  await expect(output).toContainText('U+202Etxt.exe');
  const lines = editor.locator('.cm-line');
  await expect(lines.nth(2)).toContainText("'undefined'");
  const actual = exampleTexts.actualText[lang];
  await expect(lines.last()).toContainText(`${actual} 'U+202Etxt.exe'`);
});

test.describe('after a deployment', () => {
  test.use({ expectedMessages: /404|Failed to load/ });

  test('offers to reload where scripts or the sandbox are gone, and keeps what was typed', async ({
    page,
    language: { lang, root },
  }) => {
    const { block, editor, outcome, press } = exampleOf(page, lang);
    const reload = async () => {
      const reloaded = page.waitForEvent('load');
      await press('reload');
      await reloaded;
    };
    await page.route('**/async/edit.*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(root + PAGE);
    await press('run');
    await expect(block.getByRole('alert')).toContainText(texts.outdatedText[lang]);
    await page.unroute('**/async/edit.*.js');
    await reload();
    await press('run');
    await expect(outcome).toHaveText(counted(lang, OWN_RESULTS, OWN_RESULTS));
    const answer = { status: 404, contentType: 'text/html', body: '<h1>404</h1>' };
    await page.route('**/runner/*.html', (route) => route.fulfill(answer));
    await press('edit');
    await write(editor, 'const kept = 1;\nkept; // => 1');
    await press('run');
    await expect(outcome).toHaveText(texts.outdatedText[lang]);
    await page.unroute('**/runner/*.html');
    await reload();
    await expect(editor).toContainText('const kept = 1;');
    await press('run');
    await expect(outcome).toHaveText(counted(lang, 1, 1));
    await expect(page).toHaveURL((url) => url.hash === '');
  });
});
