import type { Locator, Page } from '@playwright/test';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { findBarriers } from './barriers';
import { expect, hydrated, LANGUAGES, paste, saveData, test } from './fixtures';

type Lang = (typeof LANGUAGES)[number]['lang'];

const PAGE = 'guide/api/array/at';

/** What the block that these tests use has, before it is edited. */
const OWN_RESULTS = 3;

/** The first example of a page, with its buttons by the names of their texts. */
function exampleOf(page: Page, lang: Lang) {
  const block = page.locator('.rp-codeblock:has([data-run])').first();
  return {
    block,
    editor: block.getByRole('textbox'),
    outcome: block.getByRole('status').filter({ hasText: /\S/ }),
    output: block.getByRole('list', { name: texts['example.outputText'][lang] }),
    press: (name: 'run' | 'stop' | 'edit' | 'close' | 'reset' | 'share') =>
      block.getByRole('button', { name: texts[`example.${name}Text`][lang], exact: true }).click(),
  };
}

/** Puts code in the place of what an editor has. */
async function write(editor: Locator, code: string): Promise<void> {
  await editor.press('ControlOrMeta+A');
  await editor.page().keyboard.insertText(code);
}

/** Presses an option until it is taken: one that has only just appeared does not react. */
async function choose(option: Locator, editor: Locator, expected: string): Promise<void> {
  await expect(async () => {
    await option.click({ timeout: 500 });
    await expect(editor).toContainText(expected, { timeout: 500 });
  }).toPass();
}

const counted = (lang: Lang, same: number, total: number) =>
  texts['example.countText'][lang]
    .replace('{{same}}', String(same))
    .replace('{{total}}', String(total));

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
    await expect(block.getByText(texts['example.sameText'][lang], { exact: true })).toHaveCount(
      OWN_RESULTS,
    );
    await expect(page.getByRole('link', { name: texts['example.reportText'][lang] })).toHaveCount(
      0,
    );
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
    await expect(lines.nth(2)).toContainText(texts['example.sameText'][lang]);
    await expect(lines.nth(3)).toContainText('Set(1) { 1 }');
    const line = (number: number) =>
      texts['example.lineText'][lang].replace('{{line}}', String(number));
    const stated = texts['example.statedText'][lang];
    const actual = texts['example.actualText'][lang];
    await expect(output.getByRole('listitem')).toHaveText([
      new RegExp(`^${line(2)}${stated}'a'${actual}'b'`),
      new RegExp(`^${line(5)}first \\[ 1 \\]`),
      new RegExp(`^${line(6)}${texts['example.levelText.warn'][lang]}second`),
      new RegExp(`${line(7)}${texts['example.levelText.error'][lang]}third\\d+ ms`),
    ]);
    expect(await findBarriers(page)).toEqual([]);
  });

  test(`opens shared code as text, and runs it when asked, in ${lang}`, async ({ page }) => {
    await page.goto(root + PAGE);
    const { editor, press, block } = exampleOf(page, lang);
    await press('edit');
    const code = "'<img src=x onerror=alert(1)>'.length; // => 28\nconst 名字 = 1;";
    await write(editor, code);
    await press('share');
    await expect(block.getByText(texts['example.sharedText'][lang])).toBeVisible();
    const link = await paste(page);
    expect(link).toContain('#edit=0.');
    await page.goto('about:blank');
    await page.goto(link);
    await expect(editor).toContainText('名字');
    await expect(block).toBeInViewport();
    await expect(block.getByText(texts['example.sameText'][lang], { exact: true })).toHaveCount(0);
    await press('run');
    await expect(exampleOf(page, lang).outcome).toHaveText(counted(lang, 1, 1));
  });
}

test('names the line of an error', async ({ page }) => {
  await page.goto(`en/${PAGE}`);
  const { editor, outcome, output, press } = exampleOf(page, 'en');
  await press('edit');
  await write(editor, 'const list = null;\nlist.length;');
  await press('run');
  await expect(outcome).toHaveText('Ended by an error');
  await expect(output.getByRole('listitem')).toHaveText(/^Line 2Error.*TypeError/);
});

test('stops a run on a press, and the next one works', async ({ page }) => {
  await page.goto(`en/${PAGE}`);
  const { editor, outcome, press } = exampleOf(page, 'en');
  await press('edit');
  await write(editor, 'await new Promise(() => {});');
  await press('run');
  await expect(outcome).toHaveText('Running…');
  await press('stop');
  await expect(outcome).toHaveText('Stopped');
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
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
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
    await expect(status, hash).toContainText('The code in the link cannot be read');
    await expect(editor).toHaveCount(0);
    await expect(block.getByText("// => 'done'")).toBeVisible();
  }
});

test('reports a result that differs from what the page states', async ({ page }) => {
  await page.route(`**/en/${PAGE}`, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace('// =&gt; &#x27;done&#x27;', '// =&gt; &#x27;gone&#x27;'),
    });
  });
  await page.route('**/route-*.js', async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/javascript',
      body: body.replace("// => 'done'", "// => 'gone'"),
    });
  });
  await page.goto(`en/${PAGE}`);
  await hydrated(page);
  const { block, press } = exampleOf(page, 'en');
  await press('run');
  const link = block.getByRole('link', { name: 'Report the difference' });
  const address = new URL((await link.getAttribute('href'))!);
  expect(address.pathname).toBe('/funinweb/funtool/issues/new');
  const body = address.searchParams.get('body')!;
  expect(body).toContain(`/funtool/en/${PAGE}`);
  expect(body).toContain('funtool: 1.2.2');
  expect(body).toContain("import { at } from 'funtool/array';");
  expect(body).toContain('Browser: Mozilla/');
  expect(body).toMatch(/stated .*gone/);
});
