import { expect, test } from './fixtures';
import { hold } from './searchDialog';

test.describe('search on a slow connection', { tag: '@spec:search' }, () => {
  test('keeps what is typed, and Enter, until the scripts arrive', async ({ page, language }) => {
    const release = await hold(page, '**/*.js');
    await page.goto(language.root);
    await page.keyboard.press('Control+K');
    await page.keyboard.type('_.cloneDeepWith');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\/guide\/api\/common\/cloneDeepWith$/);
  });
});
