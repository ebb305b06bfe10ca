import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import texts from '../../theme/i18n.json' with { type: 'json' };
import timingDemoTexts from '../../features/demos/TimingDemo/texts.json' with { type: 'json' };
import caseDemoTexts from '../../features/demos/CaseDemo/texts.json' with { type: 'json' };
import regexDemoTexts from '../../features/demos/RegexDemo/texts.json' with { type: 'json' };
import objectIdDemoTexts from '../../features/demos/ObjectIdDemo/texts.json' with { type: 'json' };
import roundingDemoTexts from '../../features/demos/RoundingDemo/texts.json' with { type: 'json' };
import urlDemoTexts from '../../features/demos/UrlDemo/texts.json' with { type: 'json' };
import queryDemoTexts from '../../features/demos/QueryDemo/texts.json' with { type: 'json' };
import codeDemoTexts from '../../features/demos/CodeDemo/texts.json' with { type: 'json' };
import equalDemoTexts from '../../features/demos/EqualDemo/texts.json' with { type: 'json' };
import cloneDemoTexts from '../../features/demos/CloneDemo/texts.json' with { type: 'json' };
import demoTexts from '../../features/demos/parts/texts.json' with { type: 'json' };
import { findBarriers } from './barriers';
import { expect, hydrated, test } from './fixtures';
import { listFiles } from '../../content/listFiles';

/** Result of a call in a demo. */
const resultOf = (page: Page, call: string) =>
  page
    .getByRole('term')
    .filter({ has: page.getByText(call, { exact: true }) })
    .locator('+ dd');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${path}#try-it`);
  await hydrated(page);
}

test.describe('the demo of debounce and throttle', () => {
  test('shows on a timeline when calls come to run', async ({ page }) => {
    await page.clock.install();
    await open(page, 'en/guide/api/function/debounce');
    await page.clock.pauseAt('2030-01-01');
    await page.getByLabel(timingDemoTexts.type.en).pressSequentially('tea');
    await expect(resultOf(page, timingDemoTexts.calls.en)).toHaveText('3');
    await expect(resultOf(page, 'throttle')).toHaveText('1');
    await page.clock.runFor(499);
    await expect(resultOf(page, 'debounce')).toHaveText('0');
    await page.clock.runFor(1);
    await expect(resultOf(page, 'debounce')).toHaveText('1');
    await expect(resultOf(page, 'throttle')).toHaveText('2');
    await expect(page.getByText('Calls: 3. Debounced runs: 1. Throttled runs: 2.')).toBeAttached();
  });

  test('is used by keyboard alone', async ({ page }) => {
    await open(page, 'guide/api/function/throttle');
    await page.getByLabel(timingDemoTexts.type.zh).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('0');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: timingDemoTexts.scroll.zh })).toBeFocused();
    await page.keyboard.press('End');
    await expect(resultOf(page, 'throttle')).toHaveText(/^[1-9]/);
    await page.keyboard.press('Tab');
    // The browser may still be scrolling, smoothly.
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(resultOf(page, timingDemoTexts.calls.zh)).toHaveText('0', { timeout: 500 });
    }).toPass();
  });
});

test('the demo of letter cases keeps what is typed before the page reacts', async ({ page }) => {
  const gate = new EventEmitter();
  const released = once(gate, 'release');
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('guide/api/string/toSnakeCase');
  await expect(resultOf(page, 'toPascalCase')).toHaveText("'UserIDOfXMLFileV2'");
  await page.getByLabel(caseDemoTexts.text.zh).fill("it's orderTotal");
  gate.emit('release');
  await expect(resultOf(page, 'toSnakeCase')).toHaveText("'it_s_order_total'");
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('the demo of rules tests a text by one rule and by all', async ({ page }) => {
  await open(page, 'en/guide/api/regex/checker');
  await page.getByLabel(regexDemoTexts.text.en).fill('13800138000');
  await expect(resultOf(page, "checker(text).use('email').isValid()")).toHaveText('false');
  await page.getByLabel(regexDemoTexts.not.en).check();
  await expect(resultOf(page, "checker(text).not().use('email').isValid()")).toHaveText('true');
  const accepted = page.getByText('Accepted by').locator('+ ul');
  await expect(accepted.getByRole('listitem')).toHaveText(['mobile', 'postal']);
  await page.getByLabel(regexDemoTexts.rule.en).fill('Email');
  await expect(page.getByText('There is no rule “Email”.')).toBeVisible();
  await expect(resultOf(page, "checker(text).not().use('Email').isValid()")).toHaveText(
    "Error: Unknown rule: 'Email'",
  );
});

test('a page with a demo has no barriers', async ({ page }) => {
  await open(page, 'guide/api/function/throttle');
  await page.getByLabel(timingDemoTexts.delay.zh).fill('soon');
  await expect(page.getByText(timingDemoTexts.invalidDelay.zh)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test('the demo of ids creates one, and takes it apart', async ({ page }) => {
  await page.clock.setFixedTime('2026-03-01T09:00:00Z');
  await open(page, 'guide/api/function/ObjectId/');
  await page.getByRole('button', { name: objectIdDemoTexts.create.zh }).click();
  const created = await page.getByLabel(objectIdDemoTexts.id.zh).inputValue();
  expect(created).toMatch(/^69a40010[\da-f]{16}$/);
  await expect(resultOf(page, 'new Date(id.getTimestamp())')).toHaveText(
    '2026-03-01T09:00:00.000Z',
  );
  await page.getByLabel(objectIdDemoTexts.id.zh).fill('order-17');
  await expect(page.getByText('现在有 8 个字符')).toBeVisible();
  await expect(resultOf(page, 'ObjectId.isValid(id)')).toHaveText('false');
});

test('the demo of rounding shows where each mode takes a number', async ({ page }) => {
  await open(page, 'en/guide/api/math/math');
  await page.getByLabel(roundingDemoTexts.value.en, { exact: true }).fill('-2.5');
  await page.getByLabel(roundingDemoTexts.precision.en).fill('0');
  await expect(resultOf(page, 'half-up')).toHaveText('-2');
  await expect(resultOf(page, 'up')).toHaveText('-2');
  await expect(resultOf(page, 'down')).toHaveText('-3');
  await page.getByLabel(roundingDemoTexts.value.en, { exact: true }).fill('two');
  await expect(page.getByText('Enter a number from')).toBeVisible();
  await expect(page.getByLabel(roundingDemoTexts.value.en, { exact: true })).toHaveValue('two');
});

test('the demo of addresses shows their parts, and what is wrong with one', async ({ page }) => {
  await open(page, 'guide/api/function/urlParse');
  await page.getByLabel(urlDemoTexts.url.zh).fill('//shop.example/tea?n=1&n=2');
  await expect(resultOf(page, 'query')).toHaveText('{ n: [ 1, 2 ] }');
  await expect(resultOf(page, 'protocol')).toHaveText("''");
  await page.getByLabel(urlDemoTexts.url.zh).fill('/?discount=5%');
  await expect(resultOf(page, 'urlParse(url)')).toContainText('抛出 URIError');
});

test('the demo of query strings reads a value, and runs nothing', async ({ page }) => {
  await open(page, 'en/guide/api/function/parseQueryDeep');
  const field = page.getByLabel(queryDemoTexts.object.en);
  await field.fill("{ user: { name: 'Ada' }, page: 2 }");
  await expect(resultOf(page, 'parseQueryDeep(object)')).toHaveText("'user[name]=Ada&page=2'");
  await field.fill('{ page: }');
  await expect(resultOf(page, 'object')).toHaveText('This does not parse. Look at character 9.');
  await field.fill("fetch('/stolen')");
  await expect(resultOf(page, 'object')).toContainText('that is not run here');
  await expect(field).toHaveValue("fetch('/stolen')");
});

test('the demo of codes draws from the characters that are left', async ({ page }) => {
  await open(page, 'guide/api/function/generateVerificationCode');
  await page.getByLabel(codeDemoTexts.length.zh).fill('12');
  await page.getByLabel('字符集').fill('0O1');
  await page.getByRole('button', { name: codeDemoTexts.generate.zh }).click();
  await expect(page.getByText('一个字符也不剩')).toBeVisible();
  await page.getByLabel('排除').uncheck();
  await page.getByRole('button', { name: codeDemoTexts.generate.zh }).click();
  const call = "generateVerificationCode(12, { charset: '0O1', excludeConfusing: false })";
  await expect(resultOf(page, call)).toHaveText(/^'[0O1]{12}'$/);
});

test('the demo of isEqual compares two values', async ({ page }) => {
  await open(page, 'en/guide/api/type/isEqual');
  await page.getByRole('button', { name: 'NaN, NaN', exact: true }).press('Enter');
  await expect(resultOf(page, 'isEqual(a, b)')).toHaveText('true');
  await expect(resultOf(page, 'a === b')).toHaveText('false');
  await page.getByLabel(equalDemoTexts.a.en).fill("['read', 'write']");
  await page.getByLabel(equalDemoTexts.b.en).fill("['write', 'read']");
  await expect(resultOf(page, 'isEqual(a, b)')).toHaveText('false');
  await expect(resultOf(page, 'isEqual(a, b, { ordered: false })')).toHaveText('true');
});

test('the demo of copies shows what they share', async ({ page }) => {
  await open(page, 'guide/api/common/cloneDeep');
  await page.getByLabel(cloneDemoTexts.value.zh).fill("{ tags: ['new'] }");
  const row = page.getByRole('row', { name: 'value.tags' });
  await expect(row.getByRole('cell')).toHaveText([
    cloneDemoTexts.shared.zh,
    cloneDemoTexts.copied.zh,
  ]);
  await page.getByLabel(cloneDemoTexts.value.zh).fill('7');
  await expect(page.getByText(cloneDemoTexts.primitive.zh)).toBeVisible();
});

test.describe('a demo whose code cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load|ChunkLoadError|Loading chunk/ });

  test('says so, and leaves the rest of the page alone', async ({ page }) => {
    await page.route('**/*QueryResults*.js', (route) => route.abort());
    await open(page, 'en/guide/api/function/parseQuery');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page
      .getByRole('button', { name: texts.codeButtonGroupCopyButtonText.en })
      .first()
      .click();
    await expect(page.getByText(texts.copiedText.en).first()).toBeAttached();
  });
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence takes the place of a demo', async ({ page }) => {
    await page.goto('guide/api/function/debounce#try-it');
    await expect(page.locator('noscript p')).toHaveText(demoTexts.needsScripts.zh);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  });
});

test('pages without a demo bring nothing of demos along', () => {
  const scripts = listFiles('doc_build').filter((file) => /static\/js\/[^/]+\.js$/.test(file));
  for (const file of [...scripts, 'guide/api/array/at.html']) {
    expect(readFileSync(`doc_build/${file}`, 'utf8').includes('ft-demo'), file).toBe(false);
  }
});
