import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import exampleTexts from '../../features/examples/ui/texts.json' with { type: 'json' };
import texts from '../../theme/i18n.json' with { type: 'json' };
import { findBarriers } from './barriers';
import { fillText } from '../../ui/fillText';
import { EDIT_HASH } from '../../ui/sharedNames';
import { expect, hydrated, LANGUAGES, paste, saveData, test } from './fixtures';

type Lang = (typeof LANGUAGES)[number]['lang'];

const PAGE = 'guide/api/array/at';

/** Original code of the tested block. */
const OWN_RESULTS = 3;

/** A page whose first example runs in a document. */
const DOCUMENT_PAGE = 'guide/api/type/isElement';

/** Steals the focus repeatedly. */
const TAKING_FOCUS = `document.body.innerHTML = '<textarea></textarea>';
setInterval(() => document.querySelector('textarea').focus(), 1);
await new Promise(() => {});`;

/** Share link for the first example of a page. */
const linkTo = (code: string, environment = 'worker') =>
  `${EDIT_HASH}0.${deflateRawSync(`${environment}\n${code}`).toString('base64url')}`;

/** The buttons of an example in each language. */
const BUTTONS = {
  run: texts['example.runText'],
  stop: texts['example.stopText'],
  edit: texts['example.editText'],
  close: texts['example.closeText'],
  reload: texts['example.reloadText'],
  reset: exampleTexts.resetText,
  share: exampleTexts.shareText,
};

/** The first example of a page. */
function exampleOf(page: Page, lang: Lang) {
  const block = page.locator('.rp-codeblock:has([data-run])').first();
  return {
    block,
    editor: block.getByRole('textbox'),
    outcome: block.getByRole('status').filter({ hasText: /\S/ }),
    notice: block.getByRole('note'),
    output: block.getByRole('list', { name: exampleTexts.outputText[lang] }),
    press: (name: keyof typeof BUTTONS) =>
      block.getByRole('button', { name: BUTTONS[name][lang], exact: true }).click(),
  };
}

/** Replaces the code in an editor. */
async function write(editor: Locator, code: string): Promise<void> {
  await editor.press('ControlOrMeta+A');
  await editor.page().keyboard.insertText(code);
}

/** Clicks an option until it is applied: CodeMirror ignores early clicks on a new list. */
async function choose(option: Locator, editor: Locator, expected: string): Promise<void> {
  await expect(async () => {
    await option.click({ timeout: 500 });
    await expect(editor).toContainText(expected, { timeout: 500 });
  }).toPass();
}

const counted = (
  lang: Lang,
  same: number,
  total: number,
  name: 'count' | 'linkedCount' = 'count',
) => fillText(exampleTexts[`${name}Text`][lang], { same, total });

for (const { lang, root } of LANGUAGES) {
  test(`runs an example before the scripts have arrived, and marks each true result, in ${lang}`, async ({
    page,
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

  test(`runs what a reader writes, by Ctrl+Enter, and says what differs in ${lang}`, async ({
    page,
  }) => {
    await page.goto(root + PAGE);
    const { block, editor, outcome, output, press } = exampleOf(page, lang);
    await press('edit');
    await expect(editor).toBeFocused();
    await write(
      editor,
      [
        "import { at } from 'funtool';",
        "at(['a', 'b'], -1); // => 'a'",
        "at(['a', 'b'], 0); // => 'a'",
        'new Set([1]);',
        "console.log('first', [1]);",
        "console.warn('second');",
        "setTimeout(() => console.error('third'), 100);",
      ].join('\n'),
    );
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
  });

  test(`opens shared code as text, and runs it when asked, in ${lang}`, async ({ page }) => {
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

  test(`ends code that takes the keyboard, which is the reader's again, in ${lang}`, async ({
    page,
    browserName,
  }) => {
    await page.goto(root + DOCUMENT_PAGE + linkTo(TAKING_FOCUS, 'document'));
    const { block, editor, outcome } = exampleOf(page, lang);
    await block.getByRole('checkbox', { name: texts['playground.documentText'][lang] }).check();
    await editor.press('ControlOrMeta+End');
    await editor.press('Control+Enter');
    const ends = browserName === 'chromium' ? 'focusText' : 'timeText';
    const [words] = exampleTexts[ends][lang].split('{{');
    await expect(outcome).toContainText(words!, { timeout: 15_000 });
    await expect(editor).toBeFocused();
    await page.keyboard.type(' // typed');
    await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
    await page.keyboard.press('ControlOrMeta+C');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ControlOrMeta+V');
    await expect(editor).toContainText('// typedtyped');
    await page.keyboard.press('ControlOrMeta+K');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('runs code of a link in a worker, whatever the link says', async ({ page }) => {
  const code = 'typeof document;';
  await page.goto(`en/${PAGE}${linkTo(code, 'document')}`);
  const { editor, notice, press } = exampleOf(page, 'en');
  await expect(notice).toBeVisible();
  await press('run');
  await expect(editor).toContainText("'undefined'");
});

test('shows characters that would hide what code does', async ({ page }) => {
  const code =
    "const is\u200BAdmin = '\u202Etxt.exe';\nconsole.log(is\u200BAdmin);\nis\u200BAdmin;";
  await page.goto(`en/${PAGE}${linkTo(code.replaceAll('\u200B', '\u3164'))}`);
  const { editor, output, press } = exampleOf(page, 'en');
  await expect(editor).toContainText("const isU+3164Admin = 'U+202Etxt.exe';");
  await press('run');
  await expect(output).toContainText('U+202Etxt.exe');
  await expect(editor.locator('.cm-line').last()).toContainText("actual 'U+202Etxt.exe'");
});

test('shows much output once in a frame, and stops meanwhile', async ({ page }) => {
  const code = 'for (let n = 0; n < 900; n += 1) console.log(n);\nawait new Promise(() => {});';
  await page.goto(`en/${PAGE}${linkTo(code)}`);
  const { block, outcome, output, press } = exampleOf(page, 'en');
  await expect(block.getByRole('note')).toBeVisible();
  const counts = await block.evaluateHandle((element) => {
    const counter = { frames: 0, changes: 0 };
    new MutationObserver(() => (counter.changes += 1)).observe(element, {
      childList: true,
      subtree: true,
    });
    const count = () => {
      counter.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    return counter;
  });
  await press('run');
  await expect(output.getByRole('listitem')).toHaveCount(900);
  await press('stop');
  await expect(outcome).toHaveText(exampleTexts.stoppedText.en);
  const { frames, changes } = await counts.jsonValue();
  // The button changes on a click of Run and of Stop.
  expect(changes).toBeLessThanOrEqual(frames + 2);
  expect(changes).toBeLessThan(450);
});

test.describe('after a deployment', () => {
  test.use({ expectedMessages: /404|Failed to load/ });

  test('says that the page has to be reloaded, and keeps what was typed', async ({ page }) => {
    const answer = { status: 404, contentType: 'text/html', body: '<h1>404</h1>' };
    await page.route('**/runner/*.html', (route) => route.fulfill(answer));
    await page.goto(`en/${PAGE}`);
    const { editor, outcome, press } = exampleOf(page, 'en');
    await press('edit');
    await write(editor, 'const kept = 1;\nkept; // => 1');
    await press('run');
    await expect(outcome).toHaveText(texts.outdatedText.en);
    await page.unroute('**/runner/*.html');
    const reloaded = page.waitForEvent('load');
    await press('reload');
    await reloaded;
    await expect(editor).toContainText('const kept = 1;');
    await press('run');
    await expect(outcome).toHaveText(counted('en', 1, 1));
    await expect(page).toHaveURL((url) => url.hash === '');
  });

  test('offers to reload where the scripts of examples are gone', async ({ page }) => {
    await page.route('**/async/example*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(`en/${PAGE}`);
    const { block, outcome, press } = exampleOf(page, 'en');
    await press('run');
    await expect(block.getByRole('alert')).toContainText(texts.outdatedText.en);
    await page.unroute('**/async/example*.js');
    const reloaded = page.waitForEvent('load');
    await press('reload');
    await reloaded;
    await press('run');
    await expect(outcome).toHaveText(counted('en', OWN_RESULTS, OWN_RESULTS));
  });
});

test('names the line of an error', async ({ page }) => {
  await page.goto(`en/${PAGE}`);
  const { editor, outcome, output, press } = exampleOf(page, 'en');
  await press('edit');
  await write(editor, 'const list = null;\nlist.length;');
  await press('run');
  await expect(outcome).toHaveText(exampleTexts.errorText.en);
  await expect(output.getByRole('listitem')).toHaveText(/^Line 2Error.*TypeError/);
});

test('stops a run on a press, and the next one works', async ({ page }) => {
  await page.goto(`en/${PAGE}`);
  const { editor, outcome, press } = exampleOf(page, 'en');
  await press('edit');
  await write(editor, 'await new Promise(() => {});');
  await press('run');
  await expect(outcome).toHaveText(exampleTexts.runningText.en);
  await press('stop');
  await expect(outcome).toHaveText(exampleTexts.stoppedText.en);
  await press('reset');
  await press('run');
  await expect(outcome).toHaveText(counted('en', OWN_RESULTS, OWN_RESULTS));
});

test('keeps what was typed over a change of theme and a closed editor, until it is reset', async ({
  page,
}) => {
  await page.goto(`en/${PAGE}`);
  const { block, editor, press } = exampleOf(page, 'en');
  await press('edit');
  await write(editor, 'const kept = 1;');
  await page.getByRole('button', { name: texts.switchThemeText.en }).click();
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

test('imports the name that a reader completes', async ({ page }) => {
  await page.goto(`en/${PAGE}`);
  const { editor, press } = exampleOf(page, 'en');
  await press('edit');
  await write(editor, "import { at } from 'funtool/array';\n\n");
  await page.keyboard.type('toKeb');
  const toKebabCase = page.getByRole('option', { selected: true });
  await expect(toKebabCase).toContainText('toKebabCase(');
  await choose(toKebabCase, editor, "import { toKebabCase } from 'funtool/string';");
  await page.keyboard.type('; uniq');
  const unique = page.getByRole('option', { name: /^unique/ });
  await choose(unique, editor, "import { at, unique } from 'funtool/array';");
});

test('indents by Tab, and lets Escape, then Tab leave the editor', async ({ page }) => {
  await page.goto(`en/${PAGE}`);
  const { editor, press } = exampleOf(page, 'en');
  await press('edit');
  await write(editor, 'a');
  await editor.press('Tab');
  await expect(editor).toHaveText(/^\s+a/);
  await editor.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
});

test('says that a link is broken, and leaves the example as it is', async ({ page }) => {
  const long = 'a'.repeat(9000);
  await page.goto(`en/${PAGE}#edit=0.${long}`);
  const { block, editor, outcome } = exampleOf(page, 'en');
  for (const hash of [undefined, '#edit=0.%%%', '#edit=', '#edit=0.AAAA', '#edit=99.AAAA']) {
    if (hash) await page.evaluate((value) => void (window.location.hash = value), hash);
    const last = hash === '#edit=99.AAAA';
    const status = last ? page.getByRole('status').filter({ hasText: /link/ }).last() : outcome;
    await expect(status, hash).toContainText('The code of the link cannot be read');
    await expect(editor).toHaveCount(0);
    await expect(block.getByText("// => 'done'")).toBeVisible();
  }
});

test('reports a result that differs from what the page states', async ({ page }) => {
  await page.route(`**/en/${PAGE}`, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace("// => 'done'", "// => 'gone'"),
    });
  });
  await page.goto(`en/${PAGE}`);
  await hydrated(page);
  const { block, press } = exampleOf(page, 'en');
  await press('run');
  const link = block.getByRole('link', { name: exampleTexts.reportText.en });
  const address = new URL((await link.getAttribute('href'))!);
  expect(address.pathname).toBe('/funinweb/funtool/issues/new');
  const body = address.searchParams.get('body')!;
  expect(body).toContain(`/funtool/en/${PAGE}`);
  expect(body).toContain('funtool: 1.2.2');
  expect(body).toContain("import { at } from 'funtool/array';");
  expect(body).toContain('Browser: Mozilla/');
  expect(body).toMatch(/stated .*gone/);
});
