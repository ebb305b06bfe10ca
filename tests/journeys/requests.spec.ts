import type { Request } from '@playwright/test';
import { expect, test } from './fixtures';

test('a page asks for itself and its icon, and has few elements', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('en/guide/api/array/at', { waitUntil: 'load' });
  // The enhancements follow as soon as the page has loaded, and with them styles for print.
  const before = requests.filter((request) => !/\/(?:enhancements|print)\./.test(request.url()));
  const types = before.map((request) => request.resourceType());
  expect(types.filter((type) => type !== 'other')).toEqual(['document']);
  expect(await page.locator('*').count()).toBeLessThan(800);
});
