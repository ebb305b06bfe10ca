import type { Page } from '@playwright/test';
import menu from '../../features/counterexamples/link/texts.json' with { type: 'json' };
import texts from '../../features/counterexamples/ui/texts.json' with { type: 'json' };
import interfaceTexts from '../../theme/i18n.json' with { type: 'json' };
import { findBarriers } from './barriers';
import { expect, hydrated, LANGUAGES, test } from './fixtures';

const FORM = 'guide/find-counterexample';
const SANDBOX = '**/runner/law.*.html';

type Lang = 'zh' | 'en';

/** The text of a key with its placeholders filled in. */
const fill = (text: string, params: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));

/** The beginning of a text, up to its first placeholder. */
const startOf = (text: string) => text.split('{{')[0]!;

/** The form, and what is found. */
function partsIn(page: Page, lang: Lang) {
  return {
    law: page.getByRole('textbox', { name: texts.law[lang], exact: true }),
    search: page.getByRole('button', { name: texts.search[lang], exact: true }),
    stop: page.getByRole('button', { name: texts.stop[lang], exact: true }),
    kind: (name: string) => page.getByLabel(fill(texts.variable[lang], { name })),
    inputs: page.getByLabel(texts.inputs[lang]).getByRole('definition'),
    sides: page.getByLabel(texts.sides[lang]).getByRole('definition'),
    preset: (law: string) => page.getByRole('button', { name: law }),
  };
}

async function openForm(page: Page, root: string): Promise<void> {
  await page.goto(root + FORM);
  await hydrated(page);
}

for (const { lang, root } of LANGUAGES) {
  test(`shows the smallest input that breaks a chosen law in ${lang}`, async ({ page }) => {
    await openForm(page, root);
    const { preset, inputs, sides, kind } = partsIn(page, lang);
    await expect(page.getByText(texts.empty[lang])).toBeVisible();
    await preset('isEqual({ a: xs }').click();
    await expect(inputs).toHaveText([/^\[\d(?:, \d)+\]$/, /^\[\d(?:, \d)+\]$/]);
    await expect(sides).toHaveText(['true', 'false']);
    await expect(kind('xs')).toHaveValue('list');
    await expect(page.getByText(texts.broken[lang])).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });

  test(`shows the same input to whoever opens the link, in ${lang}`, async ({ page }) => {
    await openForm(page, root);
    const { preset, inputs } = partsIn(page, lang);
    await preset('same(new MathX(n)').click();
    await expect(inputs).toHaveCount(2);
    await expect(page).toHaveURL(/#law=.*\d%22%5D$/);
    const found = await inputs.allInnerTexts();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByText(startOf(texts.replayed[lang]))).toBeVisible();
    await expect(partsIn(other, lang).inputs).toHaveText(found);
  });

  test(`says that nothing was found, and that this is no proof, in ${lang}`, async ({ page }) => {
    await openForm(page, root);
    const { preset, inputs } = partsIn(page, lang);
    await preset('reverse(reverse(s)) === s').click();
    const ending = texts.none[lang].split('}}').at(-2)!;
    await expect(page.getByText(startOf(ending).trim())).toBeVisible();
    await expect(inputs).toHaveCount(0);
  });

  test(`says where a law is wrong, and keeps it, in ${lang}`, async ({ page }) => {
    await openForm(page, root);
    const { law, search } = partsIn(page, lang);
    const problem = law.locator('~ output');
    await law.fill('trim(s) ===\n  s.trim(');
    await expect(problem).toHaveText(
      fill(texts.place[lang], { line: 2, column: 10 }) + texts.end[lang],
    );
    await law.fill('toCamlCase(s) === s');
    await expect(problem).toContainText(fill(texts.place[lang], { line: 1, column: 1 }));
    await expect(problem).toContainText('toCamlCase');
    await expect(law).toHaveAttribute('aria-invalid', 'true');
    await search.click();
    await expect(law).toHaveValue('toCamlCase(s) === s');
    await law.fill('trim(s) === s');
    await expect(problem).toHaveText('');
  });

  test(`leads from the actions of an API page to laws of its function, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${root}guide/api/string/toKebabCase`);
    await hydrated(page);
    const opener = page.getByLabel(interfaceTexts.pageActionsText[lang]);
    await opener.click();
    const actions = page.getByRole('group').filter({ has: opener });
    await actions.getByRole('link', { name: menu.link[lang] }).click();
    await expect(page).toHaveURL(new RegExp(`${root}${FORM}#`));
    const laws = page.getByRole('list', {
      name: fill(texts.lawsOf[lang], { name: 'toKebabCase' }),
    });
    await laws.getByRole('button', { name: texts.lodash[lang] }).click();
    const { law, sides } = partsIn(page, lang);
    await expect(law).toHaveValue('same(toKebabCase(s), _.kebabCase(s))');
    await expect(sides).toHaveCount(2);
  });
}

test('runs the law of a link only when the reader says so', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const law = encodeURIComponent(JSON.stringify(['n * 2 < 21', { n: 'count' }, false, 7, '']));
  await page.goto(`en/${FORM}#law=${law}`);
  await expect(page.getByText(texts.linked.en)).toBeVisible();
  expect(requests.filter((url) => url.includes('runner/'))).toEqual([]);
  const { search, inputs, kind } = partsIn(page, 'en');
  await expect(kind('n')).toHaveValue('count');
  await search.click();
  await expect(inputs).toHaveText('11');
});

test('works by keyboard alone, and lets the reader change kinds', async ({ page }) => {
  await openForm(page, 'en/');
  const { law, kind, inputs } = partsIn(page, 'en');
  await law.focus();
  await page.keyboard.type('x.length < 3');
  await kind('x').focus();
  await page.keyboard.type('text');
  await expect(kind('x')).toHaveValue('text');
  await law.focus();
  await page.keyboard.press('Control+Enter');
  await expect(inputs).toHaveText(/^'.{3}'$/);
});

test('passes over inputs for which the law throws, if asked to', async ({ page }) => {
  await openForm(page, 'en/');
  const { law, search, inputs } = partsIn(page, 'en');
  await law.fill('toCamelCase(toCamelCase(s)) === toCamelCase(s)');
  await search.click();
  await expect(page.getByText(startOf(texts.brokenError.en))).toContainText('TypeError');
  await page.getByLabel(texts.skipsErrors.en).check();
  await expect(inputs).toHaveCount(0);
  await search.click();
  await expect(page.getByText(texts.broken.en)).toBeVisible();
});

test('says that a result changes by itself', async ({ page }) => {
  await openForm(page, 'en/');
  const { law, search } = partsIn(page, 'en');
  await law.fill('Math.random() < 0.5 || n === n + 1');
  await search.click();
  await expect(page.getByText(startOf(texts.unsteady.en))).toBeVisible();
});

test('stops a law that does not come to an end, and says for which input', async ({ page }) => {
  await openForm(page, 'en/');
  const { law, search, inputs } = partsIn(page, 'en');
  await law.fill('(() => { while (xs.length > 2); return true; })()');
  await search.click();
  await expect(page.getByText(texts.endlessAt.en)).toBeVisible({ timeout: 20_000 });
  await expect(inputs).toHaveText(/^\[.+\]$/);
  await law.fill('xs.length > 2 || xs.length < 2');
  await search.click();
  await expect(page.getByText(texts.broken.en)).toBeVisible();
});

test('stops when the reader says so', async ({ page }) => {
  await openForm(page, 'en/');
  const { law, search, stop } = partsIn(page, 'en');
  await law.fill('(() => { for (;;) s; })()');
  await search.click();
  await stop.click();
  await expect(page.getByText(texts.stopped.en)).toBeVisible();
  await expect(stop).toHaveCount(0);
});

test.describe('a law that means harm', () => {
  test.use({ expectedMessages: /Content Security Policy/ });

  test('reaches neither the page nor its storage nor the network', async ({ page, baseURL }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openForm(page, 'en/');
    const { law, search } = partsIn(page, 'en');
    await law.fill(`(() => {
      const scope = new Function('return this')();
      scope.asked ??= scope.fetch('${baseURL}stolen');
      const names = ['document', 'parent', 'localStorage', 'postMessage', 'Worker'];
      return s === s && names.every((name) => scope[name] === undefined);
    })()`);
    await search.click();
    await expect(page.getByText(startOf(texts.none.en))).toBeVisible();
    expect(requests.filter((url) => url.includes('stolen'))).toEqual([]);
  });
});

test('loads nothing of it before it is wanted', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openForm(page, 'en/');
  expect(requests.filter((url) => /runner\/|laws\.json/.test(url))).toEqual([]);
  await partsIn(page, 'en').law.fill('trim(s) === s');
  await expect(partsIn(page, 'en').kind('s')).toHaveValue('text');
  expect(requests.filter((url) => url.includes('runner/'))).toEqual([]);
});

test.describe('without the sandbox', () => {
  test.use({ expectedMessages: /ERR_FAILED|Failed to load/ });

  test('says that it could not be loaded, and keeps the law', async ({ page }) => {
    await page.clock.install();
    await page.route(SANDBOX, (route) => route.abort());
    await page.goto(`en/${FORM}`);
    const { law, search } = partsIn(page, 'en');
    await law.fill('trim(s) === s');
    await search.click();
    await expect(page.getByText(texts.searching.en)).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(page.getByRole('alert')).toHaveText(texts.failed.en);
    await expect(law).toHaveValue('trim(s) === s');
  });
});
