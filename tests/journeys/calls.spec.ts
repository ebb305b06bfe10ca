import { expect, hydrated, test } from './fixtures';

test('makes no calls but for its own static files', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
  await page.goto('');
  await hydrated(page);
  const origin = new URL(page.url()).origin;
  await page.getByRole('main').getByRole('link', { name: '介绍' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls.filter((call) => !call.startsWith(`GET ${origin}/funtool/`))).toEqual([]);
});
