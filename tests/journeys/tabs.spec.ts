import { expect, hydrated, test } from './fixtures';

test(
  'moves between tabs by arrow keys and remembers the choice',
  { tag: '@spec:reading' },
  async ({ page, language: { root } }) => {
    await page.goto(`${root}guide/`);
    await hydrated(page);
    await page.getByRole('tab', { name: /^ES/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'CommonJS' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'CommonJS' })).toContainText('require(');
    expect(await page.evaluate(() => localStorage.getItem('rspress.tabs.modules'))).toBe('1');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'CommonJS' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);
