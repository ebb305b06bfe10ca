import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import cloneTexts from '../../theme/tools/CloneDemo/texts.json' with { type: 'json' };
import lodashTexts from '../../theme/tools/LodashDemo/texts.json' with { type: 'json' };
import timingTexts from '../../theme/tools/TimingDemo/texts.json' with { type: 'json' };
import { expect, hydrated, test } from './fixtures';

/** Result of a call in a demo. */
const resultOf = (page: Page, call: string) =>
  page
    .getByRole('term')
    .filter({ has: page.getByText(call, { exact: true }) })
    .locator('+ dd');

test('the demo of debounce and throttle is used by keyboard alone', async ({ page, language }) => {
  const { lang, root } = language;
  await page.goto(`${root}guide/api/function/throttle#try-it`);
  await hydrated(page);
  await page.getByLabel(timingTexts.type[lang]).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('0');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: timingTexts.scroll[lang] })).toBeFocused();
  await page.keyboard.press('End');
  await expect(resultOf(page, 'throttle')).toHaveText(/^[1-9]/);
  await page.keyboard.press('Tab');
  // The browser may still be scrolling, smoothly.
  await expect(async () => {
    await page.keyboard.press('Enter');
    const calls = resultOf(page, timingTexts.calls[lang]);
    await expect(calls).toHaveText('0', { timeout: 500 });
  }).toPass();
});

test('a demo keeps what is typed before the page reacts, and fits a phone', async ({
  page,
  language: { lang, root },
}) => {
  const gate = new EventEmitter();
  const released = once(gate, 'release');
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`${root}guide/api/common/clone`);
  await expect(resultOf(page, 'clone(value)')).toHaveText("{ id: 7, items: [ { sku: 'A1' } ] }");
  await page.getByLabel(cloneTexts.value[lang]).fill('{ tea: [2] }');
  gate.emit('release');
  await expect(resultOf(page, 'cloneDeep(value)')).toHaveText('{ tea: [ 2 ] }');
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('the demo of lodash judges pasted code, and its address brings the functions back', async ({
  page,
  language: { lang, root },
}) => {
  await page.goto(`${root}guide/lodash-check`);
  await hydrated(page);
  const field = page.getByRole('textbox', { name: lodashTexts.code[lang] });
  await field.fill("import { isArray } from 'lodash';\n_.compact(list);\n_.missing();");
  await expect(resultOf(page, '_.isArray')).toContainText(lodashTexts.safe[lang].split('{{')[0]!);
  await expect(resultOf(page, '_.compact')).toContainText('list.filter(Boolean)');
  await expect(resultOf(page, '_.missing')).toContainText('4.18.1');
  await expect(page).toHaveURL(/#lodash=isArray,compact,missing$/);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address.replace(',missing', ''));
  await expect(field).toHaveValue('_.isArray\n_.compact');
  await expect(resultOf(page, '_.compact')).toContainText('list.filter(Boolean)');
});
