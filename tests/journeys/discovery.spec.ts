import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, test } from './fixtures';

test.describe('the Markdown of a page', () => {
  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
    expectedMessages: /Failed to load resource/,
  });

  test('is copied by keyboard, after a failure as well', async ({
    page,
    request,
    language: { root, copyPage, copyPageFailed, viewMarkdown, copied },
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`${root}guide/api/array/at`);
    const button = page.getByRole('button', { name: copyPage });
    await page.route('**/*.md', (route) => route.fulfill({ status: 500 }));
    await button.press('Enter');
    await expect(page.getByText(copyPageFailed)).toBeVisible();
    await expect(button).toBeFocused();
    await page.unroute('**/*.md');
    await button.press('Enter');
    await expect(page.getByText(copyPageFailed)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: copied })).toHaveCount(1);
    await expect(button).toBeFocused();
    const address = await page.getByRole('link', { name: viewMarkdown }).getAttribute('href');
    const markdown = await (await request.get(address!)).text();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  });

  test('is copied in browsers that cannot copy what is still loading', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
    await page.goto('en/guide/');
    await page.getByRole('button', { name: texts.copyPageText.en }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.copiedText.en })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Writing pages\n/);
  });
});
