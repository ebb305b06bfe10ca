import type { Page } from '@playwright/test';
import cloneTexts from '../../theme/tools/CloneDemo/texts.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { hold } from './searchDialog';

/** Result of a call in a demo. */
const resultOf = (page: Page, call: string) =>
  page
    .getByRole('term')
    .filter({ has: page.getByText(call, { exact: true }) })
    .locator('+ dd');

test('a demo keeps what is typed before the page reacts, and fits a phone', async ({
  page,
  language: { lang, root },
}) => {
  const release = await hold(page, '**/*.js');
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`${root}guide/api/common/clone`);
  await expect(resultOf(page, 'clone(value)')).toHaveText("{ id: 7, items: [ { sku: 'A1' } ] }");
  await page.getByLabel(cloneTexts.value[lang]).fill('{ tea: [2] }');
  release();
  await expect(resultOf(page, 'cloneDeep(value)')).toHaveText('{ tea: [ 2 ] }');
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});
