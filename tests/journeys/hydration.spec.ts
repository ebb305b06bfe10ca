import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, test } from './fixtures';

test('leaves islands as they are when the whole page hydrates', async ({ page }) => {
  await page.goto('en/guide/api/array/at');
  const block = page.locator('.rp-codeblock:has([data-run])').first();
  await block.getByRole('button', { name: texts['example.editText'].en }).click();
  const editor = block.getByRole('textbox');
  await editor.press('ControlOrMeta+A');
  await page.keyboard.type('1 + 1; // => 2');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(block.locator('.ft-note--same')).toHaveCount(1);
  await hydrated(page);
  await expect(editor).toContainText('1 + 1; // => 2');
  await expect(block.locator('.ft-note--same')).toHaveCount(1);
  await block.getByRole('button', { name: texts['example.closeText'].en }).click();
  await expect(editor).toHaveCount(0);
});
