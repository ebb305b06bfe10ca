import { expect, test } from './fixtures';
import { dialog, hold, options } from './searchDialog';

const INDEX = '**/search_index*';

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

  test('finds a name before the index is there, once it has styles, and keeps what is chosen', async ({
    page,
    language: { root },
  }) => {
    const releaseStyles = await hold(page, '**/styles.*.css');
    const releaseIndex = await hold(page, INDEX);
    await page.goto(`${root}guide/api/array/at`);
    await page.keyboard.press('Control+K');
    await page.keyboard.type('debounce');
    await expect(dialog(page)).toHaveAttribute('data-status', 'initing');
    await expect(options(page)).toHaveCount(0);
    releaseStyles();
    await expect(options(page)).toHaveText([/debounce/]);
    await expect(options(page).first()).toHaveCSS('font-size', '15px');
    await expect(dialog(page)).toHaveAttribute('data-status', 'initing');
    await page.keyboard.press('ArrowDown');
    releaseIndex();
    await expect(dialog(page)).toHaveAttribute('data-status', 'inited');
    await expect(options(page).nth(1)).toBeVisible();
    await expect(page.getByRole('option', { selected: true })).toContainText('debounce');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/api\/function\/debounce$/);
  });
});
