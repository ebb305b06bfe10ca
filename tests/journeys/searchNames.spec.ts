import { expect, LANGUAGES, test } from './fixtures';
import { dialog, hold, openSearchDialog, options } from './searchDialog';

const INDEX = '**/search_index*';

for (const { lang, root } of LANGUAGES) {
  test(`finds a function by its name before the index is there, in ${lang}`, async ({ page }) => {
    const release = await hold(page, INDEX);
    await openSearchDialog(page, root);
    await page.keyboard.type('cloneDeep');
    await expect(options(page)).toHaveText([/cloneDeep/]);
    await expect(dialog(page)).toHaveAttribute('data-status', 'initing');
    release();
    await expect(dialog(page)).toHaveAttribute('data-status', 'inited');
    await expect(options(page).nth(1)).toBeVisible();
    await expect(options(page).first()).toContainText('cloneDeep');
  });
}

test('opens what a name has found without waiting for the index', async ({ page }) => {
  await hold(page, INDEX);
  await openSearchDialog(page, 'en/');
  await page.keyboard.type('debounce');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/guide\/api\/function\/debounce(?:\.html)?$/);
});

test('waits for the index where no name is sure, and says so', async ({ page }) => {
  const release = await hold(page, INDEX);
  await openSearchDialog(page, 'en/');
  // Typed slowly, it would be answered on the way: "remove" is a name.
  await page.keyboard.insertText('remove duplicates');
  await expect(page.getByText('Loading search')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  release();
  await expect(options(page).first()).toContainText('unique');
});

test('keeps the chosen result when those of the index arrive', async ({ page }) => {
  const release = await hold(page, INDEX);
  await openSearchDialog(page, 'en/');
  await page.keyboard.type('debounce');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  release();
  await expect(options(page).nth(1)).toBeVisible();
  await expect(page.getByRole('option', { selected: true })).toContainText('debounce');
});

test('shows results only with their styles', async ({ page }) => {
  const release = await hold(page, '**/styles.*.css');
  await page.goto('en/guide/api/array/at');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('debounce');
  await expect(dialog(page)).toHaveAttribute('data-status', 'initing');
  await expect(options(page)).toHaveCount(0);
  release();
  await expect(options(page).first()).toHaveCSS('font-size', '15px');
});
